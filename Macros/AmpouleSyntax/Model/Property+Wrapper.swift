import SwiftSyntax

extension Property {
    /// Whether a property wrapper gives the property its value.
    ///
    /// The compiler initializes the wrapper of a property without a value if the attribute has arguments, even only
    /// `()`, or if the wrapper has an `init()`. Syntax shows the former; for the latter, the wrappers are listed.
    package var isInitializedByWrapper: Bool {
        // The compiler rejects a wrapper of a constant.
        guard binding.initializer == nil, !isConstant else { return false }
        return declaration.attributes.attributes.contains { attribute in
            !attribute.isNamed("Inject")
                && (attribute.isWrapperWithArguments || Self.selfInitializing.contains(attribute.lastName))
        }
    }

    /// Wrappers with an `init()` whose values can't be set: of AmpouleModules, SwiftUI and SwiftData.
    private static let selfInitializing: Set<String> = [
        "AccessibilityFocusState", "EnvironmentObject", "FocusState", "Injected", "Namespace", "Query",
    ]
}

extension AttributeSyntax {
    /// Whether this is `@Wrapper(…)`; the compiler's own attributes are lowercase.
    fileprivate var isWrapperWithArguments: Bool {
        leftParen != nil && lastName.first?.isLowercase == false
    }
}
