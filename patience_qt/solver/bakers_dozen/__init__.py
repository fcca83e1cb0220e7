"""The search of the Baker's Dozen family."""
