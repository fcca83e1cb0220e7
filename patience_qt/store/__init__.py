"""Games as they are kept: records, and the files they are saved in."""
