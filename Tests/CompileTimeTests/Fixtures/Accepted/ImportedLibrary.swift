import Ampoule
