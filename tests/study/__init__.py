"""How many deals of each game can be won, and how sure that is."""
