// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// MARK: - misspelt types of arguments of public components
@Register public actor Cat { public init(name: Strin) {} }
// expected-error@-1:48 {{cannot find type 'Strin' in scope}}
// expected-error@-2:48 {{cannot find type 'Strin' in scope}}
// corrected: @Register public actor Cat { public init(name: String) {} }
@Register public final class Box<Value> { public init(value: Value, name: Strin) {} }
// expected-error@-1:75 {{cannot find type 'Strin' in scope}}
// expected-error@-2:75 {{cannot find type 'Strin' in scope}}
// corrected: @Register public final class Box<Value> { public init(value: Value, name: String) {} }

// MARK: - misspelt type of an argument of a listed public class
@Register public final class Cat { public init(name: Strin) {} }
// expected-error@-1:54 {{cannot find type 'Strin' in scope}}
// expected-error@-2:54 {{cannot find type 'Strin' in scope}}
// corrected: @Register public final class Cat { public init(name: String) {} }
@Registrations(Cat.self) extension Container {}
public func use(c: Container) { _ = c.cat(name: "") }

// MARK: - fileprivate type of an argument
private struct Name {}
@Register final class Cat { init(name: Name) {} }
// expected-error@-1:29 {{initializer must be declared fileprivate because its parameter uses a private type}}
// expected-error@-2:13 {{method must be declared fileprivate because its parameter uses a private type}}
// expected-error@-3:16 {{property must be declared fileprivate because its type uses a private type}}
// expected-error@-4:10 {{method must be declared fileprivate because its parameter uses a private type}}
// expected-error@-5:10 {{method must be declared fileprivate because its parameter uses a private type}}
// expected-error@-6:29 {{method must be declared fileprivate because its parameter uses a private type}}
// corrected: @Register final class Cat { fileprivate init(name: Name) {} }

// MARK: - deprecated type of an argument
@available(*, deprecated) struct OldName {}
struct Name {}
@Register final class Cat { init(name: OldName) {} }
// expected-warning@-1:40 {{'OldName' is deprecated [#DeprecatedDeclaration]}}
// expected-warning@-2:40 {{'OldName' is deprecated [#DeprecatedDeclaration]}}
// expected-warning@-3:84 {{'OldName' is deprecated [#DeprecatedDeclaration]}}
// expected-warning@-4:67 {{'OldName' is deprecated [#DeprecatedDeclaration]}}
// expected-warning@-5:31 {{'OldName' is deprecated [#DeprecatedDeclaration]}}
// expected-warning@-6:21 {{'OldName' is deprecated [#DeprecatedDeclaration]}}
// expected-warning@-7:125 {{'OldName' is deprecated [#DeprecatedDeclaration]}}
// expected-warning@-8:64 {{'OldName' is deprecated [#DeprecatedDeclaration]}}
// corrected: @Register final class Cat { init(name: Name) {} }

// MARK: - unavailable type of an argument
@available(*, unavailable) struct OldName {}
struct Name {}
@Register final class Cat { init(name: OldName) {} }
// expected-error@-1:40 {{'OldName' is unavailable}}
// expected-error@-2:40 {{'OldName' is unavailable}}
// expected-error@-3:84 {{'OldName' is unavailable}}
// expected-error@-4:67 {{'OldName' is unavailable}}
// expected-error@-5:31 {{'OldName' is unavailable}}
// expected-error@-6:21 {{'OldName' is unavailable}}
// expected-error@-7:125 {{'OldName' is unavailable}}
// expected-error@-8:64 {{'OldName' is unavailable}}
// corrected: @Register final class Cat { init(name: Name) {} }

// MARK: - generic argument that lacks a conformance
@Register final class Box<Value: Sendable> { init(value: Value) {} }
final class Name {}
@Register final class Cat { init(box: Box<Name>) {} }
// expected-error@-1:29 {{type 'Name' does not conform to the 'Sendable' protocol}}
// expected-error@-2:13 {{type 'Name' does not conform to the 'Sendable' protocol}}
// expected-error@-3:16 {{type 'Name' does not conform to the 'Sendable' protocol}}
// expected-error@-4:10 {{type 'Name' does not conform to the 'Sendable' protocol}}
// expected-error@-5:10 {{type 'Name' does not conform to the 'Sendable' protocol}}
// expected-error@-6:29 {{type 'Name' does not conform to the 'Sendable' protocol}}
// expected-error@-7:52 {{type 'Name' does not conform to the 'Sendable' protocol}}
// expected-error@-8:13 {{type 'Name' does not conform to the 'Sendable' protocol}}
// expected-error@-9:116 {{type 'Name' does not conform to the 'Sendable' protocol}}
// expected-error@-11:1 {{type 'Name' does not conform to the 'Sendable' protocol}}
// corrected: @Register final class Cat { init(box: Box<Int>) {} }
