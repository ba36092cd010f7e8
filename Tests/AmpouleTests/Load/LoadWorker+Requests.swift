import Ampoule

/// The synchronous requests.
extension LoadWorker {
    func request(_ service: LoadService, _ form: LoadOperation.Form) {
        let begin = LoadTime.current()
        do {
            guard let piece = try piece(service, form) else {
                return diary.fail("\(service)", because: .missing, in: view)
            }
            handOut(piece, of: service, since: begin)
        } catch {
            answer("\(service) (\(form))", to: error, of: service, since: begin)
        }
    }

    private func piece(_ service: LoadService, _ form: LoadOperation.Form) throws -> (any Piece)? {
        let container = node.container
        let name = service.rawValue
        if scene.fault == .refusesBeforeClosing, form == .lazy {
            throw ResolutionError(.containerClosed, key: RegistrationKey(Piece.self, name: name))
        }
        if service == .bedrock {
            return form == .require
                ? try container.factory(for: Bedrock.self).make() : try container.require(Bedrock.self)
        }
        switch form {
        case .require, .asynchronous:
            return try container.require(Piece.self, name: name)
        case .resolve:
            return container.resolve(Piece.self, name: name)
        case .lazy:
            return try container.require(Lazy<Piece>.self, name: name).resolve()
        case .provider:
            return try container.require(Provider<Piece>.self, name: name).resolve()
        case .forwarded:
            return try container.require(Piece.self, name: "forwarded")
        }
    }

    func requestList(isDictionary: Bool) {
        let begin = LoadTime.current()
        do {
            let isInChild = node.isInChild
            if isDictionary {
                let pieces = try node.container.require([String: any Piece].self)
                if pieces.isEmpty { return diary.fail("dictionary", because: .missing, in: view) }
                guard let named = pieces["named"], pieces.count == 1 else {
                    return add(.content, "a dictionary of \(pieces.keys)")
                }
                return handOut(named, of: .named, since: begin)
            }
            let pieces = try node.container.require([any Piece].self)
            if pieces.isEmpty { return diary.fail("list", because: .missing, in: view) }
            let services = pieces.map(\.record.service)
            guard services == [.listed, .named] + (isInChild ? [.own] : []) else {
                return add(.content, "a list of \(services) \(isInChild ? "in" : "outside of") a child")
            }
            for piece in pieces { handOut(piece, of: piece.record.service, since: begin) }
        } catch {
            diary.fail("list", with: error, in: view)
        }
    }

    func requestWithArguments(_ number: Int) {
        let begin = LoadTime.current()
        do {
            let piece = try node.container.require(
                Piece.self,
                name: LoadService.argued.rawValue,
                arguments: number,
                "\(number)"
            )
            handOut(piece, of: .argued, since: begin)
        } catch {
            diary.fail("arguments", with: error, in: view)
        }
    }

    /// Continues the object graph of the container; not in a child, which has it in common with its parent.
    func requestInGraph() {
        guard !node.isInChild else { return request(.litter, .require) }
        let begin = LoadTime.current()
        do {
            let piece = try node.container.withObjectGraph(node.graph) { container in
                try container.require(Piece.self, name: LoadService.common.rawValue)
            }
            handOut(piece, of: .common, since: begin)
        } catch {
            diary.fail("graph", with: error, in: view)
        }
    }

    // MARK: - Notes

    /// Notes an instance.
    ///
    /// - Parameters:
    ///   - piece: The instance.
    ///   - service: The service that was requested.
    ///   - begin: When it was requested.
    func handOut(_ piece: any Piece, of service: LoadService, since begin: LoadTime) {
        let end = LoadTime.current()
        let found = piece.record.service
        let expected = service == .decoration && node.isInChild ? .childDecoration : service
        guard found == expected else { return add(.content, "'\(found)' instead of '\(expected)'") }
        verifyContent(of: piece)
        diary.add(
            LoadDiary.Handout(
                service: expected,
                record: piece.record,
                view: view,
                begin: begin,
                end: end,
                incomplete: Self.incompletePieces(of: piece).map(\.record)
            ),
            of: piece
        )
    }

    private func verifyContent(of piece: any Piece) {
        switch piece.record.service {
        case .twins, .slowTwins:
            if piece.parts[0] !== piece.parts[1] { add(.sharing, "twins of two litters") }
        case .mother, .privateMother:
            if (piece.parts[0] as? Part)?.other !== piece { add(.sharing, "a daughter of another mother") }
        case .dependent:
            guard let shared = piece.parts.first, shared.record.service == .shared else {
                return add(.content, "a dependent without what it depends on")
            }
        default: break
        }
    }

    /// The incomplete instances among one and those that it holds.
    private static func incompletePieces(of piece: any Piece) -> [any Piece] {
        let own = piece.record.isCompleted ? [] : [piece]
        // The other one of a cycle holds this one.
        let other = (piece as? Part)?.other.flatMap { $0.record.isCompleted ? nil : $0 }
        return own + (other.map { [$0] } ?? []) + piece.parts.flatMap(incompletePieces)
    }

    /// Notes the error of a request.
    func answer(
        _ subject: String,
        to error: any Error,
        of service: LoadService,
        since begin: LoadTime
    ) {
        if scene.fault == .answersAfterClosing, service == .leaf,
            case .containerClosed = (error as? ResolutionError)?.reason
        {
            let surroundings = PartRecord.Surroundings(
                place: view.place(at: 0) ?? 0,
                visit: view.visit(at: 0),
                stamp: view.stamp(at: 0)
            )
            return handOut(Part(.leaf, in: surroundings, of: scene), of: .leaf, since: begin)
        }
        diary.fail(subject, with: error, in: view)
    }

    private func add(_ kind: LoadFinding.Kind, _ text: String) {
        diary.add(LoadFinding(kind: kind, text: "\(view.owner(at: 0)): \(text)"))
    }
}
