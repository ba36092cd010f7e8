/// A hash of a name, the same in each run (FNV-1a).
///
/// Two names may have one hash, so callers must treat equal hashes as a possible match only.
package struct NameHash {
    package private(set) var value: UInt32 = 2_166_136_261

    package init() {}

    package init(_ name: String) {
        for byte in name.utf8 { add(byte) }
    }

    package mutating func add(_ byte: UInt8) {
        value = (value ^ UInt32(byte)) &* 16_777_619
    }
}
