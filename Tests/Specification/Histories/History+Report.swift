extension History {
    /// The calls in the order of their begin, with their times.
    package var report: String {
        let calls = calls.filter { $0.worker >= 0 }.sorted { $0.begin < $1.begin }
        let recipes = HistoryService.allCases.map { service in
            "  \(service) \(program.recipes[service.rawValue])"
        }
        return """
            Seed \(program.seed). Registered in container 0, and for its level 1:
            \(recipes.joined(separator: "\n"))
            Calls, with the times of their begin and their end:
            \(calls.map { "  \($0.line)" }.joined(separator: "\n"))
            """
    }

    func description(of longest: (order: [HistoryPoint], next: [HistoryPoint])) -> String {
        let order = longest.order.suffix(8).map { "  \($0)" }
        let next = longest.next.map { "  \($0)" }
        return """
            The longest order ends with:
            \(order.joined(separator: "\n"))
            None of these can follow:
            \(next.joined(separator: "\n"))
            """
    }
}

extension RecordedCall {
    /// The call and its worker.
    var title: String {
        var text = "\(numbered.call)"
        if let maker, case .request(let service, _, let isAwaited) = numbered.call {
            text =
                "\(isAwaited ? "await " : "")require(\(service)) by the factory of "
                + "instance \(maker.instance.serialNumber)"
        }
        return "[worker \(worker), call \(numbered.number)] \(text)"
    }

    fileprivate var line: String {
        let made = makings.map { making in
            let failure = making.error.map { ", which fails: \($0)" } ?? ""
            let closings = making.instance.closings.map { ", closed \($0)" }.joined()
            return "; its factory runs \(making.begin)–\(making.end)\(failure)\(closings)"
        }
        return "\(begin)–\(end) \(title) → \(outcomeText)\(made.joined())"
    }

    private var outcomeText: String {
        switch outcome {
        case .instance(let instance):
            "instance \(instance.serialNumber) of registration \(instance.registration)"
        case .done: "done"
        case .failed(let error): "error: \(error)"
        }
    }
}

extension HistoryPoint: CustomStringConvertible {
    var description: String {
        let effect =
            switch action {
            case .find: "finds its registration"
            case .searchOwn: "searches the container itself"
            case .begin(let making): "begins to make instance \(making.instance.serialNumber)"
            case .end(let making, nil): "publishes instance \(making.instance.serialNumber)"
            case .end(let making, let error?): "drops instance \(making.instance.serialNumber): \(error)"
            case .share(let instance): "shares instance \(instance.serialNumber)"
            case .refuse(let error): "fails: \(error)"
            case .change: "takes effect"
            case .reset(let services, _, _): "resets \(services.map { "\($0)" }.joined(separator: ", "))"
            case .beginClosing: "may refuse requests"
            case .refuseAll: "refuses requests"
            case .endClosing: "has closed"
            }
        return "\(earliest)–\(latest) \(call.title) \(effect)"
    }
}
