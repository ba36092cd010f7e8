import Ampoule
import TestSupport
import Testing

/// The law of default arguments, over random registrations.
struct DefaultArgumentLawTests {
    @Test(arguments: 0..<UInt64(TestLoad.count(200)))
    func aKeyIsServedByWhatItMeans(seed: UInt64) {
        let fauna = RandomFauna(seed: seed)
        for question in Questions.all { question.check(fauna) }
    }

    /// Without this, the other test might compare little.
    @Test func theRandomRegistrationsMeetEveryRule() {
        var counts: [String: Int] = [:]
        for seed in 0..<200 {
            let fauna = RandomFauna(seed: UInt64(seed))
            for question in Questions.all {
                for place in fauna.containers.indices {
                    let answer = fauna.model.answer(to: question.key, with: question.texts, from: place)
                    counts[rule(answer, question, fauna), default: 0] += 1
                }
            }
        }
        let rules = ["by hand", "complete", "default values", "fake", "ambiguous", "ambiguous further on"]
        for rule in rules { #expect(counts[rule, default: 0] > 4, "\(rule) in \(counts)") }
    }

    private func rule(
        _ answer: DefaultArgumentModel.Answer,
        _ question: any AnyQuestion,
        _ fauna: RandomFauna
    ) -> String {
        switch answer {
        case .missing: return "missing"
        case .ambiguous: return "ambiguous"
        case .ambiguousFurtherOn: return "ambiguous further on"
        case .instance(let registration, let arguments):
            let isCompleted = arguments.count > question.texts.count
            if case .hand = fauna.model.registrations[registration].maker {
                return isCompleted ? "fake" : "by hand"
            }
            return isCompleted ? "default values" : "complete"
        }
    }
}
