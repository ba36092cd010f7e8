/// A tour of Ampoule: each chapter once with closures and once with macros.
///
/// The types of a chapter are private to its file, so that each may have a `Cat` of its own.
@main
enum PetShop {
    static func main() {
        print("A tour of Ampoule. Where a value is nil, the container's reason is printed below it.")

        chapter("DI container, with closures")
        containerWithClosures()

        chapter("Injection patterns, with closures")
        injectionPatternsWithClosures()

        chapter("Circular dependencies, with closures")
        circularDependenciesWithClosures()

        chapter("Scopes, with closures")
        scopesWithClosures()

        conclude()
    }
}
