"""The deck as it looks: tests of what a machine can see, and sheets for those who have eyes."""
