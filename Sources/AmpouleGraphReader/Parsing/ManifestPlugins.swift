import AmpouleSyntax
import SwiftParser
import SwiftSyntax

/// The build-tool plugins of targets, as far as the manifest of their package spells them out.
package struct ManifestPlugins {
    /// The plugins of each target, in the order of the manifest; `nil` unless all targets are spelled out.
    private let ofTargets: [String: [String]]?

    /// All plugins that the manifest names as used; `nil` if it may use others.
    package let mentioned: Set<String>?

    /// - Parameter texts: The texts of the manifests. Of several, the version of the tools selects one.
    package init(_ texts: [String]) {
        let finders = texts.map { text in
            let manifest = Parser.parse(source: text)
            let finder = PluginFinder(constants: ManifestConstants(manifest))
            finder.walk(manifest)
            return finder
        }
        let mentions = finders.map(\.allMentioned)
        mentioned =
            mentions.isEmpty || mentions.contains(nil) ? nil : Set(mentions.compactMap(\.self).joined())
        ofTargets = finders.count == 1 ? finders[0].targetsForCertain : nil
    }

    /// The plugins that a target uses; `nil` if the manifest does not spell them out.
    package func plugins(of target: String) -> [String]? { ofTargets?[target] }
}

/// Finds the targets of a package, and the plugins that they use.
private final class PluginFinder: SyntaxVisitor {
    private let constants: ManifestConstants
    private var targets: [String: [String]]?
    private var mentioned: Set<String> = []

    /// Whether statements may add targets or plugins.
    private var changesTargets = false

    /// Whether plugins may be named by strings that can't be distinguished from others.
    private var namesOthers = false

    init(constants: ManifestConstants) {
        self.constants = constants
        super.init(viewMode: .sourceAccurate)
    }

    /// The plugins of each target; `nil` unless all of them are spelled out.
    var targetsForCertain: [String: [String]]? { changesTargets ? nil : targets }

    /// All plugins that are named; `nil` if there may be others.
    var allMentioned: Set<String>? { namesOthers ? nil : mentioned }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledName == "Package", let list = node.argument("targets") {
            targets = targets == nil ? plugins(ofTargetsIn: list) : [:]
        }
        if node.isPluginUsage {
            if let name = Self.literal(node.argument("name")) {
                mentioned.insert(name)
            } else {
                namesOthers = true
            }
        }
        if let plugins = node.argument("plugins") {
            if let names = names(in: plugins) { mentioned.formUnion(names) } else { namesOthers = true }
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.text
        if name == "plugins" { namesOthers = true }
        if name == "targets" || name == "plugins" { changesTargets = true }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard
            let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let value = constants[name], Self.isUsage(value, of: node.typeAnnotation),
            let plugins = names(in: value) ?? self.name(in: value).map({ [$0] })
        else { return .visitChildren }
        mentioned.formUnion(plugins)
        return .skipChildren
    }

    override func visit(_ node: TokenSyntax) -> SyntaxVisitorContinueKind {
        if node.text == "PluginUsage" { namesOthers = true }
        return .skipChildren
    }

    private func plugins(ofTargetsIn list: ExprSyntax) -> [String: [String]]? {
        guard let elements = list.as(ArrayExprSyntax.self)?.elements else { return nil }
        var targets: [String: [String]] = [:]
        for element in elements {
            guard
                let call = element.expression.as(FunctionCallExprSyntax.self),
                call.calledExpression.is(MemberAccessExprSyntax.self),
                let name = Self.literal(call.argument("name"))
            else { return nil }
            guard let plugins = call.argument("plugins") else {
                targets[name] = []
                continue
            }
            guard let names = names(in: plugins) else { return nil }
            targets[name] = names
        }
        return targets
    }

    /// The plugins in an array, or `nil` if it does not spell them out.
    private func names(in expression: ExprSyntax) -> [String]? {
        guard let elements = constants.value(of: expression).as(ArrayExprSyntax.self)?.elements else {
            return nil
        }
        let names = elements.map { element in name(in: element.expression) }
        return names.contains(nil) ? nil : names.compactMap(\.self)
    }

    /// The plugin of a string or of a call, or `nil` if it isn't spelled out.
    private func name(in expression: ExprSyntax) -> String? {
        let value = constants.value(of: expression)
        return Self.literal(value) ?? Self.literal(value.as(FunctionCallExprSyntax.self)?.argument("name"))
    }

    /// Whether a constant holds plugins that targets use.
    private static func isUsage(_ value: ExprSyntax, of type: TypeAnnotationSyntax?) -> Bool {
        type?.tokens(viewMode: .sourceAccurate).contains { $0.text == "PluginUsage" }
            ?? (value.as(FunctionCallExprSyntax.self)?.isPluginUsage == true)
    }

    private static func literal(_ expression: ExprSyntax?) -> String? {
        expression?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}

extension FunctionCallExprSyntax {
    /// Whether the call names a plugin that a target uses, and doesn't declare a plugin as a target or a product.
    fileprivate var isPluginUsage: Bool {
        calledName == "plugin" && argument("capability") == nil && argument("targets") == nil
    }
}
