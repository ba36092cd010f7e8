/// The kinds of components that random graphs are made of.
enum Family: CaseIterable {
    case wild, tame, trained

    /// The component of a number.
    func species(_ number: Int) -> any Species.Type {
        Self.digit(number / 64).species(number, of: self)
    }

    fileprivate static func digit(_ value: Int) -> any Digit.Type {
        let digits: [any Digit.Type] = [
            Zero.self, One.self, Two.self, Three.self, Four.self, Five.self, Six.self, Seven.self,
        ]
        return digits[value % 8]
    }
}

extension Digit {
    fileprivate static func species(_ number: Int, of family: Family) -> any Species.Type {
        Family.digit(number / 8).species(number, of: family, hundreds: Self.self)
    }

    fileprivate static func species<Hundreds: Digit>(
        _ number: Int,
        of family: Family,
        hundreds: Hundreds.Type
    ) -> any Species.Type {
        Family.digit(number).species(of: family, hundreds: hundreds, tens: Self.self)
    }

    fileprivate static func species<Hundreds: Digit, Tens: Digit>(
        of family: Family,
        hundreds: Hundreds.Type,
        tens: Tens.Type
    ) -> any Species.Type {
        switch family {
        case .wild: Wild<Hundreds, Tens, Self>.self
        case .tame: Tame<Hundreds, Tens, Self>.self
        case .trained: Trained<Hundreds, Tens, Self>.self
        }
    }
}
