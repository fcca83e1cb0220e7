"""Babette and its variants: rows of eight, in which gaps decide what is free."""
