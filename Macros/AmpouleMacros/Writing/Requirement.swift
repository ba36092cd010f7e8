import AmpouleSyntax
import SwiftSyntax

/// One dependency of a component or of a list, as the argument of `#__requirements` describes it.
struct Requirement {
    /// The kinds of names by which registrations are requested.
    enum Name: String {
        case none = "-"

        /// A literal or, without a name, a collection: registrations under a second key may answer, too.
        case literal = "l"

        /// An expression, which only a program in execution can compare.
        case expression = "e"

        init(_ name: ExprSyntax?) {
            self = name.map { name in name.literalText == nil ? .expression : .literal } ?? .none
        }
    }

    /// Where the dependency is used.
    enum Isolation: String {
        /// On the actor that the consumer states.
        case ofConsumer = "i"

        /// On no actor.
        case none = "n"

        /// On an actor that the syntax doesn't show, or after waiting.
        case unknown = "u"
    }

    let place: SourcePlace
    let name: Name

    /// Whether the consumer is made, or completed, asynchronously.
    var isAwaited = false

    /// Whether the consumer is a list, on which others rely.
    var isOfList = false
    var isolation = Isolation.none

    /// The number of the constant with the provider that the list has already found; otherwise `0`.
    var edge = 0

    /// The service and its name, for people.
    let title: String
}

extension Requirement {
    /// The text between a service and its name; a title without a name doesn't contain it.
    private static let naming = "' named '"

    /// The service and its name, for people.
    static func title(of service: some SyntaxProtocol, named name: ExprSyntax?) -> String {
        let text = service.trimmedText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let service = requested(in: Substring(text))
        let suffix = name?.literalText.map { name in naming + name.escapedInLiteral } ?? ""
        return "'\(String(service).escapedInLiteral)\(suffix)'"
    }

    /// The requested service as a list names it: the type without an optional, a wrapper, and `any`.
    private static func requested(in type: Substring) -> Substring {
        if type.hasSuffix("?") { return requested(in: type.dropLast()) }
        if type.hasPrefix("(any "), type.hasSuffix(")") { return requested(in: type.dropFirst().dropLast()) }
        for wrapper in TypeSyntax.wrappers where type.hasPrefix("\(wrapper)<") && type.hasSuffix(">") {
            return requested(in: type.dropFirst(wrapper.count + 1).dropLast())
        }
        return type.hasPrefix("any ") ? type.dropFirst("any ".count) : type
    }

    /// The text that describes the requirement, as it stands in a literal.
    var text: String {
        let waiting = isAwaited ? "a" : isOfList ? "l" : "s"
        return "\(place.text) \(name.rawValue)\(waiting)\(isolation.rawValue)\(edge) \(title)"
    }

    /// Reads the text that describes a requirement.
    init?(text: String) {
        let parts = text.split(separator: " ", maxSplits: 2)
        guard parts.count == 3 else { return nil }
        let letters = parts[1].map(String.init)
        guard
            let place = SourcePlace(text: parts[0]), letters.count == 4,
            let name = Name(rawValue: letters[0]),
            let isolation = Isolation(rawValue: letters[2]),
            let edge = Int(letters[3])
        else { return nil }
        self.init(
            place: place,
            name: name,
            isAwaited: letters[1] == "a",
            isOfList: letters[1] == "l",
            isolation: isolation,
            edge: edge,
            title: String(parts[2])
        )
    }
}

// MARK: - The request

extension Requirement {
    /// The statement that requests the dependency.
    ///
    /// The compiler reports a call of the function that the verdict chooses, if that is unavailable. It bears the name of the
    /// consumer, with which the report begins. In one expression with the verdict, the compiler would choose another verdict
    /// to avoid an unavailable function.
    ///
    /// - Parameters:
    ///   - consumer: The name of the component or of the list.
    ///   - file: The path of its file.
    ///   - number: The number of the dependency, from zero.
    func statement(consumer: String, file: String, number: Int) -> String {
        let key = "__keys\(String(repeating: ".rest", count: number)).key"
        return """
            do {
            \(judges(consumer, file: file).joined(separator: "\n"))
            let __resolution = Ampoule::__Requests.resolution(\(key))
            let __wanted = Ampoule::__Requests.request(__resolution.key)
            #sourceLocation(file: "\(file)", line: \(place.line))
            \(requests)
            #sourceLocation()
            let __making = __wanted.verdict(__own, __included)
            let __verdict = __resolution.making(__making).used(on: \(actor))
            \(place.directive("\(consumer)(__verdict)", in: file))
            }
            """
    }

    /// The statements that report a missing dependency: whether it belongs to an inner level, is registered as another service, or
    /// takes arguments.
    ///
    /// Two inner levels may have it, so they are asked only if it is missing here. A list of an outer level, which isn't included, isn't
    /// of an inner one.
    func report(consumer: String, file: String) -> String {
        let argument = title.contains(Self.naming) ? "providedNamed" : "provided"
        let near = SeenContainers.all.map { container in
            "let __near\(container.number) = \(container.type).__provider(__wanted.key, Ampoule::__anyLists())"
        }
        let inner = SeenContainers.all.reversed().reduce("__any") { inner, container in
            "__near\(container.number).outside(\(inner))"
        }
        return """
            @available(*, unavailable, message: "no registration for \(title); list or include one, or name it in '\(argument)' [missingRegistration]")
            func \(consumer)(_: Ampoule::__Missing, _: Ampoule::__Missing) {}
            @available(*, unavailable, message: "no registration for \(title), which '@Register' registers as another service; require that, or name the \
            component in its '@Register', too [missingRegistration]")
            func \(consumer)(_: Ampoule::__OtherService, _: Ampoule::__Missing) {}
            @available(*, unavailable, message: "\(title) belongs to a level that isn't around '\(consumer)'; move '\(consumer)' to that level's list, or let the \
            caller pass it [innerLevel]")
            func \(consumer)<Provider>(_: Provider, _: Ampoule::__Missing) {}
            @available(*, unavailable, message: "a component of \(title) takes arguments; inject the 'Factory' of that component, or mark what the container \
            passes with '@Inject' [missingRegistration]")
            func \(consumer)<Reason, Provider>(_: Reason, _: Provider) {}
            #sourceLocation(file: "\(file)", line: \(place.line))
            let __main = Ampoule::__Levels.__mainProvider(__wanted.key, __question)
            \(near.joined(separator: "\n"))
            let __any = Ampoule::__Levels.__provider(__wanted.key, Ampoule::__anyLists())
            let __ownWithArguments = registrationForAnyName(__wanted.keyWithArguments)
            let __withArguments = __wanted.first(
                __ownWithArguments, __Container1.__providerOfAnyName(__wanted.keyWithArguments, __eachList()))
            #sourceLocation()
            let __inner = __wanted.first(__main, \(inner))
            let __reason = Ampoule::__reason(__inner, __wanted.key)
            \(place.directive("\(consumer)(__reason, __withArguments)", in: file))
            """
    }

    /// The functions of which the verdict chooses one.
    private func judges(_ consumer: String, file: String) -> [String] {
        let accepted = { (verdict: String) in "func \(consumer)(_: Ampoule::__\(verdict)) {}" }
        let refused = { (verdict: String, message: String) in
            "@available(*, unavailable, message: \"\(message)\")\n" + accepted(verdict)
        }
        return [
            accepted("Synchronous"),
            """
            func \(consumer)(
                _: Ampoule::__Missing,
                _: Swift::Void? = #Ampoule::__missing("\(consumer)", in: "\(file)", "\(text)")
            ) {}
            """,
            refused(
                "TakesArguments",
                "\(title) takes arguments; inject its 'Factory', or mark what the container passes with '@Inject' "
                    + "[missingRegistration]"
            ),
            isAwaited
                ? accepted("Asynchronous")
                : refused(
                    "Asynchronous",
                    "it cannot wait for \(title), which is made asynchronously; "
                        + (isOfList
                            ? "make that synchronous"
                            : "make the initializer 'async', or inject the component's 'Factory'")
                        + " [asynchronousDependency]"
                ),
            refused(
                "Unawaited",
                "a 'Lazy' or a 'Provider' cannot wait for \(title), which is made asynchronously; inject the component's 'Factory' "
                    + "[asynchronousDependency]"
            ),
            isolation == .unknown
                ? accepted("Elsewhere")
                : refused(
                    "Elsewhere",
                    "\(title) is made on another actor; "
                        + (isOfList
                            ? "make that nonisolated"
                            : "isolate '\(consumer)' to that actor, make the initializer 'async', or inject a 'Lazy' and use it "
                                + "there")
                        + " [isolatedDependency]"
                ),
        ]
    }

    /// The constant with the isolation of the place where the dependency is used.
    ///
    /// An unknown one is compared with no actor, and nothing is refused.
    private var actor: String { isolation == .ofConsumer ? "__isolation" : "Ampoule::__nonisolated" }

    /// The constants with what the list itself and the included lists provide.
    ///
    /// A name that is an expression counts as registered: only the type of its component can refuse it.
    private var requests: String {
        guard name != .expression else {
            return "let __own = Ampoule::__value(of: Ampoule::__MadeAnywhere.self), __included = __own"
        }
        let own =
            edge == 0
            ? "registrationForThisKey(__wanted.key, Ampoule::__priority)" : "__edges.dependency\(edge)"
        guard name == .literal else {
            return "let __own = \(own)\n"
                + SeenContainers.requests("__included", of: "__wanted.key", beyond: "__own").joined(
                    separator: "\n"
                )
        }
        var last = ""
        let included = SeenContainers.all.flatMap { container -> [String] in
            let requests = [
                ("__provider", "__providerOfAnyName", container.lists, ""),
                ("__mainProvider", "__mainProviderOfAnyName", "__question", "Main"),
            ]
            // An outer level is asked for its own components first.
            return requests.prefix(container.number == 1 ? 1 : 2).reversed().map {
                plain,
                named,
                question,
                suffix in
                let (before, next) = (last, "__included\(container.number)\(suffix)")
                last = next
                let answers = [
                    "let \(next)Likewise = \(container.type).\(plain)(__wanted.key, \(question))",
                    "let \(next)Named = \(container.type).\(named)(__wanted.anyName, \(question == "__lists" ? "__eachList()" : question))",
                    "let \(next)Found = __wanted.first(\(next)Likewise, \(next)Named)",
                    "let \(next) = "
                        + (before.isEmpty ? "\(next)Found" : "__wanted.first(\(before), \(next)Found)"),
                ]
                return answers.joined(separator: "\n")
            }
        }
        return """
            let __namedLikewise = \(own), __named = registrationForAnyName(__wanted.anyName)
            let __own = __wanted.first(__namedLikewise, __named)
            \(included.joined(separator: "\n"))
            let __included = \(last)
            """
    }
}
