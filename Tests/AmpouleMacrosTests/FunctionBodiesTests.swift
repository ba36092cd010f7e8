#if !AMPOULE_SWIFT_SYNTAX_PACKAGE && compiler(<6.4)
import Foundation
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

/// The function bodies that the macros don't parse.
struct FunctionBodiesTests {
    private func bodies(of declaration: String) -> [String] {
        var text = declaration
        return text.withUTF8 { bytes in
            FunctionBodies(bytes).ranges.map { range in String(decoding: bytes[range], as: UTF8.self) }
        }
    }

    @Test(arguments: [
        "func feed() { A }", "static func == (a: Cat, b: Cat) -> Bool { A }",
        "init?<T>(_ t: [T: Int]) where T: P { A }",
        "deinit { A }",
        "@Inject(name: \"{\") func feed(a: () -> Void = { B }) async throws(E) -> [Int] { A }",
        "func `func {`(init b: Int) { A }", "#if DEBUG\nfunc feed() { A }\n#endif",
        "let a = 4 / 2, b = `c` / 3; func feed() { A }",
        "var a: Int { func b() { B }; return 1 }\nfunc feed() { A }",
        "let a = make(init: 3) { B }\nfunc feed() { A }",
        "let a = Cat.init { B }\nfunc feed() { A }", "@Traced func b()\nvar a: Int { B }\nfunc feed() { A }",
        "func b()\n#make { B }\nfunc feed() { A }", "func b(); lazy var a = { B }()\nfunc feed() { A }",
        "func actor(inExtension: Class) -> Class? { A }",
        "func b()\nsubscript(a: Int) -> Int { B }\nfunc feed() { A }",
        "var a: Int { init(b) { B } }\nfunc feed() { A }",
        "struct Kitten { func feed() { B } }\nfunc feed() { A }",
        "enum Kind { case a(Int) }\nclass func feed() { A }",
    ])
    func theBodiesOfMembersAreFound(member: String) {
        for type in [
            "final class Cat: P where T == [Int]", "struct Cat<T>", "actor Cat", "enum Cat", "extension Cat",
        ] {
            #expect(bodies(of: "@Register(\"class\") \(type) {\n\(member)\n}") == [" A "])
        }
    }

    @Test(arguments: ["@Provides static func cats() -> [Cat] { A }", "@Provides class func cats() { A }"])
    func theBodyOfAFunctionIsFound(function: String) {
        #expect(bodies(of: function) == [" A "])
    }

    @Test(arguments: [
        "print(\"}\", #\"\\(}\"#, ##\"\\##(\"}\")\"##)", "print(\"\\(a[\"}\"] ?? \"{\")\")",
        "/* } /* } */ */ a() // }",
        "let a = \"\"\"\n  } \\(\"}\") \\\"\"\" }\n  \"\"\"",
        "let half = count / 2; half /= 2; third = `a`/3", "let 猫 = \"猫}\"",
        "#if DEBUG\na { }\n#else\nb()\n#endif", "let path = \\Cat.name, empty = \"\" + #\"\"#",
        // The parser ends these at the end of the line, too.
        "let a = \"", "let a = \"\"\" }\"\"\"", "let a = #\"\"\"#", "let `a",
    ])
    func bracketsInStringsAndCommentsAreNone(body: String) {
        #expect(bodies(of: "class Cat {\nfunc feed() {\(body)\n}\nlet a = 1 }") == [body + "\n"])
    }

    @Test(arguments: [
        "let a = /}/", "let a = #/}/#", "split(/}/)", "let a = b ? /}/ : c", "return /}/", "a = !/}/",
        "a /}/ b", "let a = 猫 /}/b/",
        "}", "{", ")", "/* ", "let a = 'b'", "let a = \"\\(\"",
    ])
    func nothingIsLeftOutOfWhatOnlyAParserCanTell(body: String) {
        #expect(bodies(of: "class Cat { func drink() { a() }\nfunc feed() { \(body)\n} }").isEmpty)
    }

    @Test
    func placesStayTheSame() throws {
        let declaration = "class Cat {\r\n  func feed() { a()\r\n    🐈()\n  }\n  let b = 1\n}"
        let shorter = try #require(declaration.withoutFunctionBodies)
        #expect(shorter == "class Cat {\r\n  func feed() {    \r\n          \n  }\n  let b = 1\n}")
        #expect("class Cat { let b = { func c() {} } }".withoutFunctionBodies == nil)
    }

    /// The tokens and the parser find the same bodies in all types of this package.
    @Test(
        arguments: TestLoad.sample(of: ["Sources/Ampoule", "Macros", "Tests/AmpouleMacrosTests"], oneOf: 1)
    )
    func theTokensAgreeWithTheParser(folder: String) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: folder)
        let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        let sources = try files.compactMap { $0 as? URL }.filter { url in url.pathExtension == "swift" }
            .map { url in try String(contentsOf: url, encoding: .utf8) }
        var (found, lost) = (0, 0)
        for declaration in sources.flatMap({ source in Parser.parse(source: source).types }) {
            let text = declaration.trimmedDescription
            let expected = DeclSyntax(stringLiteral: text).memberBodies.map { body in
                String(decoding: Array(text.utf8)[body], as: UTF8.self)
            }
            let bodies = bodies(of: text)
            if bodies == expected { found += bodies.count } else { lost += 1 }
            #expect(bodies.isEmpty || bodies == expected, "\(text)")
        }
        #expect(found > 50)
        #expect(lost * 20 < found)
    }
}

extension SyntaxProtocol {
    /// The outermost types in this tree, and extensions.
    fileprivate var types: [DeclSyntax] {
        if let type = asProtocol((any DeclGroupSyntax).self) { return [DeclSyntax(type)] }
        return children(viewMode: .sourceAccurate).flatMap(\.types)
    }

    /// The bodies of the functions among the members of a type, as the parser finds them.
    fileprivate var memberBodies: [Range<Int>] {
        let isVariable = self.is(VariableDeclSyntax.self) || self.is(SubscriptDeclSyntax.self)
        let isNested =
            self.is(MemberBlockSyntax.self) && parent?.parent?.is(MemberBlockItemSyntax.self) == true
        if isVariable || isNested { return [] }
        guard let body = self.as(CodeBlockSyntax.self) else {
            return children(viewMode: .sourceAccurate).flatMap(\.memberBodies)
        }
        return [
            body.leftBrace.endPositionBeforeTrailingTrivia
                .utf8Offset..<body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        ]
    }
}
#endif
