import Measuring

/// A row about one call, from which one about the number of registrations follows.
struct Row: Sendable {
    let name: String
    let group: Comparison.Group
    let goals: [Goal]

    /// The work of Ampoule in a setting.
    let subject: @Sendable (Setting) -> Work

    let baselines: Baselines

    init(
        _ name: String,
        in group: Comparison.Group,
        _ goals: Goal...,
        against baselines: Baselines,
        subject: @escaping @Sendable (Setting) -> Work
    ) {
        self.name = name
        self.group = group
        self.goals = goals
        self.baselines = baselines
        self.subject = subject
    }

    /// The subject beside its baselines.
    var comparison: Comparison {
        Comparison(name, in: group, goals: goals) {
            [subject(.usual)] + baselines.works(in: .usual)
        }
    }

    /// The subject beside itself among more registrations.
    var scaling: Comparison {
        let larger = Setting.sizes.dropFirst()
        return Comparison(
            "\(name), among many",
            in: .registrations,
            goals: larger.map { size in .atMost(1.2, times: "10", "\(size)") }
        ) {
            Setting.sizes.map { size in
                let work = subject(.ofSize(size))
                return Work("\(size)", run: work.run)
            }
                + [10, 10_000].map { size in
                    let work = baselines.dictionary(.ofSize(size))
                    return Work("dictionary \(size)", run: work.run)
                }
        }
    }
}
