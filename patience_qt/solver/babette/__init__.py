"""Babette's searches."""
