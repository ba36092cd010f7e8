/// Chooses between the two types that a scope in `@Register` and `@Provides` may have, where its spelling leaves both
/// open.
public enum __Scope {
    /// A scope that may or may not share instances between threads.
    public static func of<Component>(_ component: Component.Type, _ scope: ObjectScope?) -> ObjectScope? {
        scope
    }

    /// The scope of a level, which shares instances between threads and therefore requires a `Sendable` component.
    public static func of<Component: Sendable, Value>(
        _ component: Component.Type,
        _ level: ContainerLevel<Value>
    ) -> ObjectScope? {
        level.scope
    }
}
