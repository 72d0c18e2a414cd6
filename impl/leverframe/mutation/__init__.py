"""Is every part of a machine needed? Small changes to a declaration, and which checks notice them."""
