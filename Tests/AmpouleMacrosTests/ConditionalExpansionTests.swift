import Testing

/// What is written for members under conditions that a macro cannot evaluate.
///
/// The tests' expansion has no build configuration, so it can evaluate no condition at all.
struct ConditionalExpansionTests {
    @Test func eachClauseGetsItsOwnMembers() throws {
        let expansion = try Expansion(
            """
            @Register class Cat {
                #if canImport(Glibc)
                init(name: String) {}
                #elseif DEBUG
                init(age: Int) {}
                #else
                init() {}
                #endif
            }
            """
        )

        let conditions = expansion.lines.filter { line in line.hasPrefix("#") }
        let calls = expansion.lines.filter { line in line.hasPrefix("func make(") }
            .map { line in line.prefix { character in character != ")" } }
        #expect(conditions == ["#if canImport(Glibc)", "#elseif DEBUG", "#else", "#endif"])
        #expect(calls == ["func make(name: String", "func make(age: Int", "func make("])
    }

    @Test func anEqualConditionIsAskedOnce() throws {
        let members = (1...8).map { number in
            "#if canImport(Glibc)\n@Inject var friend\(number): Dog?\n#endif"
        }
        let expansion = try Expansion(
            "@Register class Cat {\ninit() {}\n\(members.joined(separator: "\n"))\n}"
        )

        #expect(expansion.lines.count { line in line == "#if canImport(Glibc)" } == 1)
        #expect(expansion.lines.count { line in line.hasPrefix("__component.friend") } == 8)
    }

    @Test func aConditionAroundOtherMembersCountsForNothing() throws {
        let expansion = try Expansion(
            """
            @Register class Cat {
                init() {}
                #if canImport(Glibc)
                func purr() {}
                #endif
            }
            """
        )

        #expect(!expansion.code.contains("#if"))
    }

    @Test func aMistakeUnderOneConditionIsAnErrorThere() throws {
        let expansion = try Expansion(
            """
            @Register class Cat {
                init() {}
                #if canImport(Glibc)
                init(name: String) {}
                #endif
            }
            """
        )

        let error = expansion.lines.firstIndex { line in
            line.hasPrefix("#error(\"Component 'Cat' has 2 initializers")
        }
        #expect(expansion.diagnostics.isEmpty)
        #expect(try #require(error) > #require(expansion.lines.firstIndex(of: "#if canImport(Glibc)")))
        #expect(try #require(error) < #require(expansion.lines.firstIndex(of: "#else")))
    }

    @Test func aMistakeUnderEveryConditionIsReportedOnce() throws {
        let expansion = try Expansion(
            """
            @Register class Cat {
                init() {}
                @Inject let friend: Dog
                #if canImport(Glibc)
                @Inject var other: Dog?
                #endif
            }
            """
        )

        #expect(expansion.identifiers == ["constantProperty"])
        #expect(!expansion.code.contains("#error"))
    }

    @Test func moreConditionsThanCanBeCoveredAreRefused() throws {
        let members = (1...7).map { number in
            "#if canImport(Module\(number))\n@Inject var friend\(number): Dog?\n#endif"
        }
        let expansion = try Expansion(
            "@Register class Cat {\ninit() {}\n\(members.joined(separator: "\n"))\n}"
        )

        #expect(expansion.identifiers == ["tooManyConditions"])
        #expect(expansion.code.isEmpty)
    }
}
