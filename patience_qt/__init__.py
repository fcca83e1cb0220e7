"""Patience Qt: Babette and the Baker's Dozen family, a card to a table."""

__version__ = "0.1.0"
