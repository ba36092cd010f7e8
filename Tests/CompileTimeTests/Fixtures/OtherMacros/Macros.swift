@attached(member, names: named(State))
macro Feature() = #externalMacro(module: "StandInMacros", type: "FeatureMacro")

@attached(peer, names: suffixed(Spy))
macro Spyable() = #externalMacro(module: "StandInMacros", type: "SpyableMacro")

@freestanding(declaration)
macro Preview(_ name: String = "", body: () -> Any) =
    #externalMacro(module: "StandInMacros", type: "PreviewMacro")

@attached(peer)
macro Traits(_ traits: Any...) = #externalMacro(module: "StandInMacros", type: "TraitsMacro")
