import TestSupport

/// A random program while it is written.
final class Draft {
    var random: SeededGenerator
    let setting: Setting

    /// The modules, each behind those that it imports; the last one is the program itself.
    private(set) var modules: [ModuleDraft] = []

    /// The services that the program registers so far.
    var services: [Service] = []

    /// The services that are declared, and not registered so far.
    var open: [Service] = []

    /// How often each form has been used.
    private var uses: [String: Int] = [:]

    /// How clear the forms have to be, at least.
    let clarity: Clarity

    private var number = 0

    /// The names of the forms that have been used.
    var forms: Set<String> { Set(uses.keys) }

    init(seed: UInt64, isFaulty: Bool) {
        random = SeededGenerator(seed: seed)
        let isClear = random.says(0.6)
        let isExact = isFaulty ? random.says(0.6) : false
        clarity = isExact ? .exact : isClear ? .partial : .open
        setting = Setting.all.randomElement(using: &random) ?? .swift6
        let names = ["Core", "Net", "Zoo"].suffix(Int.random(in: 1...3, using: &random))
        for name in names {
            // A library need not import the one before it; the program imports all.
            let isProgram = name == names.last
            let imported = modules.filter { _ in isProgram || random.says(0.6) }
            modules.append(ModuleDraft(name: name, imports: imported, isProgram: isProgram, of: self))
        }
    }

    /// A number that no other name of the program has.
    func nextNumber() -> Int {
        number += 1
        return number
    }

    /// Chooses one of the forms that suit, rather one that is new to the program, and notes that it is used.
    func choose<Form: ProgramForm>(_ forms: [Form], where suits: (Form) -> Bool = { _ in true }) -> Form {
        let suitable = forms.filter { form in
            form.clarity <= clarity && suits(form)
        }
        let least = suitable.map { uses[$0.name, default: 0] }.min()
        let form = random.pick(suitable.filter { uses[$0.name, default: 0] == least })
        uses[form.name, default: 0] += 1
        return form
    }
}

/// How much of a form the check understands.
enum Clarity: Int, Comparable {
    /// All of it: faults in a program without other forms are found.
    case exact

    /// All of it, or so little that it is silent about a service.
    case partial

    /// So little that it is silent about all services.
    case open

    static func < (left: Clarity, right: Clarity) -> Bool { left.rawValue < right.rawValue }
}

/// One way to write a part of a program.
protocol ProgramForm: Sendable {
    var name: String { get }
    var clarity: Clarity { get }
}
