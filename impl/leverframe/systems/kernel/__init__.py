"""The governance kernel (document 001): arbitrates, executes and audits requests, one after the other."""
