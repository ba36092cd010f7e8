extension BuildTarget {
    /// What a target of an Xcode project makes.
    enum ProductKind {
        case program, library

        /// A product that has an identifier only, such as `com.apple.product-type.bundle.unit-test`.
        case other(String)
        case none
    }

    /// A target of an Xcode project.
    ///
    /// Xcode tells neither what it depends on nor its settings, such as its default isolation.
    init(ofProject project: String, name: String, product: ProductKind, files: [String]) {
        self.init(
            id: name,
            name: name,
            module: Self.module(named: name),
            kind: Self.kind(product),
            files: files.filter { $0.hasSuffix(".swift") },
            dependencies: nil,
            isOwn: true,
            package: "project \(project)"
        )
    }

    private static func kind(_ product: ProductKind) -> Kind {
        switch product {
        case .program: .program
        case .library: .library
        case .none: .other
        case .other(let identifier):
            if identifier.contains("test") {
                .test
            } else if identifier.contains("extension") || identifier.contains("application") {
                .program
            } else {
                .library
            }
        }
    }

    /// The name of the module of a target, unless the settings of the target give another one.
    private static func module(named name: String) -> String {
        let characters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        return (characters.first?.isNumber == true ? "_" : "") + String(characters)
    }
}
