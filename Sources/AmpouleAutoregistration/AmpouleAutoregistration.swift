// Code that uses autoregistration also uses containers, so 'Container', 'Resolver' and the rest of Ampoule are
// exported.
@_exported import Ampoule
