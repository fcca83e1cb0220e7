"""Baker's Dozen and its kin: one pack in columns, moved a card at a time."""
