#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// The names of types in descriptions and messages.
package enum TypeName {
    /// The name without its module, with optionals written as `String?`.
    package static func short(_ type: Any.Type) -> String {
        // Interpolation prints a type directly. 'String(describing:)' would first look up several conformances, each of
        // which costs as much as everything else here. For the same reason, only a type that is named like an optional
        // is cast to one.
        let name = "\(type)"
        guard name.hasPrefix("Optional<"), let optional = type as? any OptionalType.Type else { return name }
        let wrapped = short(optional.wrappedType)
        return wrapped.contains(" ") ? "(\(wrapped))?" : "\(wrapped)?"
    }

    /// The name with its module and its enclosing types.
    package static func qualified(_ type: Any.Type) -> String {
        String(reflecting: type)
    }
}

extension String {
    /// The text with arrays and dictionaries as they are usually written: `[Check]` for `Array<Check>`.
    package var withTypeSugar: String {
        var text: [Character] = []
        // The brackets that are open, each with the commas directly inside.
        var open: [(start: Int, commas: [Int])] = []
        for character in self {
            text.append(character)
            let end = text.count - 1
            switch character {
            case "<", "(", "[":
                open.append((end, []))
            case "," where !open.isEmpty:
                open[open.count - 1].commas.append(end)
            case ")", "]":
                _ = open.popLast()
            case ">" where !(text.dropLast().last == "-"):
                guard let (start, commas) = open.popLast(), text[start] == "<", commas.count < 2 else {
                    continue
                }
                let name = commas.isEmpty ? "Array" : "Dictionary"
                let places = [start] + commas + [end]
                let arguments = zip(places, places.dropFirst()).map { text[($0 + 1)..<$1].drop { $0 == " " } }
                let before = text[..<start].dropLast(name.count)
                guard text[before.endIndex..<start].elementsEqual(name),
                    !arguments.contains(where: \.isEmpty),
                    before.last?.isPartOfTypeName != true
                else { continue }
                text.replaceSubrange(before.endIndex..., with: "[" + arguments.joined(separator: ": ") + "]")
            default: break
            }
        }
        return String(text)
    }
}

extension Character {
    /// Whether the character before a name makes that a part of another one.
    fileprivate var isPartOfTypeName: Bool { !isASCII || isLetter || isNumber || self == "_" || self == "." }
}

/// An optional type, which a cast finds at run time.
protocol OptionalType {
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
    static var wrappedType: Any.Type { Wrapped.self }
}

/// Finds the image (the executable or dynamic library) that declares a type.
///
/// A module that is linked into two images declares each of its types twice, under one name. The runtime's metadata has
/// no name for an image, but the address of a declaration belongs to one.
enum TypeImage {
    /// The path of the image that declares a class, a structure, an enumeration or the first protocol of an existential
    /// type; `nil` for other types, and where the system can't tell.
    static func path(of type: Any.Type) -> String? {
        declaration(of: type).flatMap(path(containing:))
    }

    /// An address in the declaration of a type.
    ///
    /// The layout of metadata is part of Swift's ABI; see "TypeMetadata" in the documentation of the compiler.
    private static func declaration(of type: Any.Type) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let word = MemoryLayout<UInt>.size
        switch metadata.load(as: UInt.self) {
        case 0x200, 0x201, 0x202:
            // A structure, an enumeration, or an optional: the second word is the type's descriptor.
            return metadata.load(fromByteOffset: word, as: UnsafeRawPointer?.self)
        case 0x303:
            // An existential type: flags, the number of protocols, and their descriptors.
            let hasSuperclass = metadata.load(fromByteOffset: word, as: UInt32.self) & 0x4000_0000 != 0
            let protocolCount = metadata.load(fromByteOffset: word + 4, as: UInt32.self)
            guard !hasSuperclass, protocolCount > 0 else { return nil }
            return metadata.load(fromByteOffset: word + 8, as: UnsafeRawPointer?.self)
        case let kind where kind == 0 || kind > 0x7FF:
            // A class; where there is Objective-C, the first word is a pointer.
            return metadata
        default:
            return nil
        }
    }

    private static func path(containing address: UnsafeRawPointer) -> String? {
        guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "dladdr") else { return nil }
        // Glibc's header hides 'dladdr' from Swift.
        let findImage = unsafeBitCast(symbol, to: ImageFinder.self)
        var information = AddressInformation()
        let isFound = withUnsafeMutablePointer(to: &information) { information in
            findImage(address, information) != 0
        }
        return isFound ? information.imagePath.map { String(cString: $0) } : nil
    }

    private typealias ImageFinder = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CInt

    /// The C structure `Dl_info`.
    private struct AddressInformation {
        var imagePath: UnsafePointer<CChar>?
        var imageAddress: UnsafeRawPointer?
        var symbolName: UnsafePointer<CChar>?
        var symbolAddress: UnsafeRawPointer?
    }
}
