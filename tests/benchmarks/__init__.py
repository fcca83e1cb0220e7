"""How fast the program is, each figure beside its floor, measured in the same run."""
