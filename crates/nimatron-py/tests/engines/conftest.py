import os
import sys

FOLDER = os.path.dirname(__file__)
sys.path[:0] = [FOLDER, os.path.dirname(FOLDER)]
