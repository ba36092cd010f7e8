import SwiftSyntax

/// Common value types of the standard library and of Foundation.
enum StandardTypes {
    static let names = namesOfFoundation.union([
        "Any", "AnyClass", "AnyObject", "Array", "Bool", "Character", "Dictionary", "Double", "Duration",
        "Error", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "Optional", "Result", "Sendable", "Set",
        "String", "Substring", "Swift", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Void",
    ])

    /// The types that a file has to import.
    static let namesOfFoundation: Set<String> = ["Data", "Date", "Decimal", "TimeInterval", "URL", "UUID"]
}

extension TypeSyntax {
    /// The types of the standard library whose use the compiler requires to be marked with `unsafe`.
    private static let unsafeTypes: Set<String> = [
        "AutoreleasingUnsafeMutablePointer", "CVaListPointer", "OpaquePointer", "Unmanaged",
        "UnsafeBufferPointer", "UnsafeContinuation", "UnsafeCurrentTask", "UnsafeMutableBufferPointer",
        "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer", "UnsafeMutableRawPointer",
        "UnsafePointer", "UnsafeRawBufferPointer", "UnsafeRawPointer",
    ]

    /// Whether this contains a type of the standard library that isn't memory-safe.
    package var isMemoryUnsafe: Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            Self.unsafeTypes.contains(token.textWithoutBackticks)
        }
    }
}
