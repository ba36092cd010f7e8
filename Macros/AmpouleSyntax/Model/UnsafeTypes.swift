import SwiftSyntax

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
