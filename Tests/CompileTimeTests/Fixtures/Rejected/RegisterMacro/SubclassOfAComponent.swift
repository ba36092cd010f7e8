import Ampoule

@Register
class Horse {
    init() {}
}

@Register
// expected-error@-1 {{'Pony' cannot be made a component, because it already conforms to 'Registrable', be it as the subclass of a component; apply '@Register' to one class of a hierarchy and register the others with closures}}
// corrected:
final class Pony: Horse {
    override init() {}
}
