"""The vocabulary of the builders: all parts that the machines share."""

from controls import *
from handling import *
from heads import *
from housing import *
