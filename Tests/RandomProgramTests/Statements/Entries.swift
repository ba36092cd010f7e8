extension ClosureStatement {
    static let storedEntry = ClosureStatement("stored entry", where: \.isImplemented) { plan, page in
        let (own, name) = page.ownService(of: plan)
        let service = plan.service.metatype(in: page)
        let discard = page.draft.random.says(0.5) ? "_ = " : ""
        return {
            """
            let \(name) = \($0.prefix)register(\(own)) \(plan.closure())\(plan.scope)
            \(discard)\(name).implements(\(service)\(plan.name))
            """
        }
    }

    static let chained = ClosureStatement("implements", where: \.isImplemented) { plan, page in
        let (own, _) = page.ownService(of: plan)
        let service = plan.service.metatype(in: page)
        return {
            "\($0.prefix)register(\(own)) \(plan.closure())\(plan.scope).implements(\(service)\(plan.name))"
        }
    }

    static let parenthesizedEntry = ClosureStatement("entry in parentheses", where: \.isImplemented) {
        plan,
        page in
        let (own, _) = page.ownService(of: plan)
        let service = plan.service.metatype(in: page)
        return {
            "(\($0.prefix)register(\(own)) \(plan.closure())\(plan.scope)).implements(\(service)\(plan.name))"
        }
    }

    static let entryHelper = ClosureStatement(
        "helper for entries",
        clarity: .partial,
        where: { $0.isImplemented && !$0.isAwaited }
    ) { plan, page in
        let (own, _) = page.ownService(of: plan)
        let service = plan.service.metatype(in: page)
        let name = "publish\(page.draft.nextNumber())"
        page.add(
            """
            private func \(name)<Implementation>(_ entry: ServiceEntry<Implementation>) {
                entry.implements(\(service)\(plan.name))
            }
            """
        )
        return { "\(name)(\($0.prefix)register(\(own)) \(plan.closure())\(plan.scope))" }
    }

    static let entryExtension = ClosureStatement(
        "extension of ServiceEntry",
        clarity: .partial,
        where: { $0.isImplemented && !$0.isAwaited }
    ) { plan, page in
        let (own, _) = page.ownService(of: plan)
        let service = plan.service.metatype(in: page)
        let name = "published\(page.draft.nextNumber())"
        page.add(
            """
            extension ServiceEntry {
                @discardableResult
                fileprivate func \(name)() -> Self { \(page.draft.random.says(0.5) ? "self." : "")implements(\(service)\(plan.name)) }
            }
            """
        )
        return { "\($0.prefix)register(\(own)) \(plan.closure())\(plan.scope).\(name)()" }
    }

    static let forward = ClosureStatement("forward", where: { $0.isImplemented && !$0.isAwaited }) {
        plan,
        page in
        let (own, name) = page.ownService(of: plan)
        let service = plan.service.metatype(in: page)
        let isStored = page.draft.random.says(0.5)
        return { receiver in
            let entry = "\(receiver.prefix)register(\(own)) \(plan.closure())\(plan.scope)"
            return isStored
                ? "let \(name) = \(entry)\n\(receiver.prefix)forward(\(service)\(plan.name), to: \(name))"
                : "\(receiver.prefix)forward(\(service)\(plan.name), to: \(entry))"
        }
    }
}

extension ClosurePlan {
    /// Whether the service is implemented by a type of its own, which can be registered instead.
    fileprivate var isImplemented: Bool { service.conformance != nil }
}

extension Page {
    /// The implementation as a service of its own, and a name for its entry.
    fileprivate func ownService(of plan: ClosurePlan) -> (metatype: String, entry: String) {
        ("\(plan.instance.dropLast(2)).self", "entry\(draft.nextNumber())")
    }
}
