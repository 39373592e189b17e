"""What all tests and the programs that they start have in common."""

import os

# Matrices are small here. What multiplies them would let a thread of every other core spin while it waits.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
