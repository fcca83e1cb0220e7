"""Draws the deck: ``python -m assets.draw`` writes every picture in assets/cards anew.

Nothing of this is needed to play.  The standard library is enough; all art is made from the
coordinates in these files, and the same files give the same bytes every time.
"""
