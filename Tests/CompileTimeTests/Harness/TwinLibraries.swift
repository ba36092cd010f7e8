import Foundation
import TestSupport

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Two dynamic libraries, loaded into this process, each with a copy of the module `Clinic`.
struct TwinLibraries: Sendable {
    static let current = Result { try TwinLibraries() }

    let first: Library
    let second: Library

    private init() throws {
        let folder = try BuildDirectory().url.appending(path: "TwinLibraries")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let source = folder.appending(path: "Clinic.swift")
        try Self.source.write(to: source, atomically: true, encoding: .utf8)
        first = try Library(at: folder.appending(path: "libFrontDesk.so"), source: source)
        second = try Library(at: folder.appending(path: "libBilling.so"), source: source)
    }

    /// The types, in the order of `TypeImageTests.Kind`.
    private static let source = """
        public protocol Reminders: Sendable {}
        public protocol Calls: Sendable {}
        public struct Owner: Sendable {}
        public final class Vet: Sendable {}
        public enum Species: Sendable { case cat, dog }
        public struct Box<Content> {}

        @_cdecl("type_of_clinic")
        public func type(at index: Int) -> UnsafeRawPointer {
            let types: [Any.Type] = [
                (any Reminders).self, (any Calls & Reminders).self, Owner.self, Vet.self, Species.self, Box<Owner>.self,
            ]
            return unsafeBitCast(types[index], to: UnsafeRawPointer.self)
        }
        """

    struct Library: Sendable {
        let types: [Any.Type]
    }
}

extension TwinLibraries.Library {
    fileprivate init(at url: URL, source: URL) throws {
        let path = url.path
        let compiler = try Toolchain().compiler.deletingLastPathComponent().appending(path: "swiftc")
        let output = try Tool(path: compiler.path).output(
            try Toolchain().flags + ["-emit-library", "-module-name", "Clinic", "-o", path, source.path]
        )
        guard output.isEmpty, let library = dlopen(path, RTLD_NOW | RTLD_LOCAL),
            let symbol = dlsym(library, "type_of_clinic")
        else { throw Failure(description: output + (dlerror().map { String(cString: $0) } ?? "")) }
        let type = unsafeBitCast(symbol, to: (@convention(c) (Int) -> UnsafeRawPointer).self)
        types = TypeImageTests.Kind.allCases.map { kind in
            unsafeBitCast(type(kind.rawValue), to: Any.Type.self)
        }
    }

    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}
