import AmpouleSyntax
import SwiftSyntax

/// The types of containers whose lists a list sees: its own, for the lists that it includes, and those of the outer levels.
///
/// Statements that expand in a list refer to them by aliases, which the proof of each list declares.
enum SeenContainers {
    /// A type of container, and the lists that are seen on it.
    struct Container {
        /// The number, from one, of the list's own type.
        let number: Int

        var type: String { "__Container\(number)" }

        /// The type with the main list of an outer level.
        var main: String { "__Main\(number)" }
        var lists: String { number == 1 ? "__lists" : "__lists\(number)" }
    }

    /// The types, from the list's own outward; levels may be three deep.
    static let all = (1...4).map { number in Container(number: number) }

    /// The statements that declare the aliases, and the constants with the lists of the outer levels.
    static func declarations(for list: ComponentList) -> [String] {
        let outer = list.level.map { level in
            (1...3).map { depth in
                "\(level.trimmedText)\(String(repeating: ".Outer", count: depth)).__Container"
            }
        }
        let types = [list.containerType] + (outer ?? Array(repeating: "Ampoule::__Nowhere", count: 3))
        return zip(all, types).map { container, type in "typealias \(container.type) = \(type)" }
            + all.dropFirst().map { container in
                // A list with a name states what it needs from outside: any module may include it.
                let main = list.nameExpression == nil ? container.type : "Ampoule::__Nowhere"
                return "typealias \(container.main) = \(main)"
            }
    }

    /// The constants with the lists of the outer levels.
    static var lists: [String] {
        all.dropFirst().map { container in "let \(container.lists) = \(container.main).__mainLists()" }
            + ["_ = (\(all.map(\.lists).joined(separator: ", ")))"]
    }

    /// The statements that ask the types in turn, each only if nothing before has answered.
    ///
    /// - Parameters:
    ///   - name: The name of the constant with the answer.
    ///   - key: The key.
    ///   - own: The constant with the answer of the list itself.
    ///   - containers: The types to ask.
    static func requests(
        _ name: String,
        of key: String,
        beyond own: String,
        in containers: some Collection<Container> = all
    ) -> [String] {
        var last = own
        return containers.flatMap { container -> [String] in
            let next = container.number == all.count ? name : "\(name)\(container.number)"
            let main = "\(name)Main\(container.number)"
            let (before, isOuter) = (last, container.number > 1)
            last = next
            return
                (isOuter
                ? ["let \(main) = \(before).beyond(\(container.main).self).__mainProvider(\(key))"] : [])
                + [
                    "let \(next) = \(isOuter ? main : before).beyond(\(container.type).self)"
                        + ".__provider(\(key), \(container.lists))"
                ]
        }
    }
}

extension ComponentList {
    /// The type that the accessors are members of.
    var containerType: String {
        level.map { level in "Ampoule::LevelContainer<\(level.trimmedText)>" } ?? "Ampoule::Container"
    }
}

extension ComponentList {
    /// The level and, unless the list is its main one, the function: a part of the names of the members for the list.
    var nameAtLevel: String? {
        guard let level else { return nil }
        let name = level.trimmedText.map { character in
            character.isLetter || character.isNumber ? character : "_"
        }
        return String(name) + (isMain ? "" : "_\(functionName ?? "")")
    }
}
