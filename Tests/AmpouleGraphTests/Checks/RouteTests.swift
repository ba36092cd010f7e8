import AmpouleGraph
import Testing

/// The notes on how a program requires what has a problem.
struct RouteTests {
    private let missing = need("Food", from: .missing)

    /// A chain of components, the last of which requires what is missing.
    private func chain(_ count: Int) -> [Node] {
        (1...count).map { number in
            let next = "C\(number + 1)"
            let dependency =
                number == count ? missing : need(next)
            return component("C\(number)", line: 10 * number, needs: [dependency])
        }
    }

    /// The notes behind the remedy.
    private func route(_ nodes: [Node]) -> [String] {
        ComponentGraph(nodes: nodes).problems.flatMap { $0.notes.dropFirst() }.map { note in
            (note.location.map { "\($0.line): " } ?? "") + note.message
        }
    }

    @Test func itLeadsFromAComponentThatNoneRequires() {
        #expect(route(chain(1)) == [])
        #expect(route(chain(3)) == ["11: 'C1' requires 'C2' here", "21: 'C2' requires 'C3' here"])
    }

    @Test func itIsTheShortest() {
        let shortcut = component("Z", line: 500, needs: [need("C3")])

        #expect(route(chain(3) + [shortcut]) == ["501: 'Z' requires 'C3' here"])
    }

    @Test func aLongOneIsShortened() {
        #expect(
            route(chain(20)) == [
                "11: 'C1' requires 'C2' here", "21: 'C2' requires 'C3' here", "31: 'C3' requires 'C4' here",
                "41: 'C4' requires 'C5' here", "… 11 more steps …", "161: 'C16' requires 'C17' here",
                "171: 'C17' requires 'C18' here", "181: 'C18' requires 'C19' here",
                "191: 'C19' requires 'C20' here",
            ]
        )
    }

    @Test func ofAnUnregisteredComponentThatNothingReachesThereIsNone() {
        var nodes = chain(2)
        nodes[0].registeredBy = []

        #expect(route(nodes) == [])
    }

    @Test func ofACycleThatNothingEntersThereIsNone() {
        let nodes = [
            component("A", line: 1, needs: [need("B", .property), missing]),
            component("B", line: 11, needs: [need("A", .property)]),
        ]

        #expect(route(nodes) == [])
    }
}
