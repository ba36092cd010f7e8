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
    }

    /// The constants with the lists that are seen on the outer levels, and with the question for what only the list's module sees.
    ///
    /// - Parameter name: The type that conforms to the name of the list alone, and that name; `nil` for a list without one, which
    ///   sees the main lists of its module. A list with a name states what it needs from outside, since any module may include it;
    ///   it sees its parts at outer levels, and the lists that those include.
    static func lists(for name: (type: String, name: String)?) -> [String] {
        var lists = all.dropFirst().map { container in
            let lists =
                name.map { name in "__listsOfPart(Ampoule::__Of<\(name.name)>(), \(name.type).self)" }
                ?? "__mainLists()"
            return "let \(container.lists) = \(container.type).\(lists)"
        }
        let question = name.map { name in "Ampoule::__Of<\(name.name)>()" } ?? "Ampoule::__OfMain()"
        lists.append("let __question = \(question)")
        lists.append("_ = (\(all.map(\.lists).joined(separator: ", ")), __question)")
        return lists
    }

    /// The statements that ask the types in turn, each only if nothing before has answered.
    ///
    /// - Parameters:
    ///   - name: The name of the constant with the answer.
    ///   - key: The key.
    ///   - own: The constant with the answer of the list itself.
    ///   - containers: The types to ask.
    ///   - lists: The constant with the lists to ask for; `nil` for those that the list sees.
    ///   - question: The constant with the question for what only the module of the lists sees.
    static func requests(
        _ name: String,
        of key: String,
        beyond own: String,
        in containers: some Collection<Container> = all,
        lists: String? = nil,
        question: String = "__question"
    ) -> [String] {
        var last = own
        return containers.flatMap { container -> [String] in
            let next = container.number == all.count ? name : "\(name)\(container.number)"
            let main = "\(name)Main\(container.number)"
            let (before, isOuter) = (last, container.number > 1)
            last = next
            return
                (isOuter
                ? [
                    "let \(main) = \(before).beyond(\(container.type).self).__mainProvider(\(key), \(question))"
                ]
                : [])
                + [
                    "let \(next) = \(isOuter ? main : before).beyond(\(container.type).self)"
                        + ".__provider(\(key), \(lists ?? container.lists))"
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
