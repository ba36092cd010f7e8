// Code that autoregisters works with containers, too: 'Container', 'Resolver' and the rest come along.
@_exported import Ampoule
