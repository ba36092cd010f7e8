import Testing

@Test(
    arguments: [
        Misuse(
            "enum Farm { @Provides struct Cat {} }",
            "providedKind",
            at: "@Provides",
            """
            '@Provides' cannot be applied to a structure, because it goes before a static function that makes a \
            service; use '@Register'
            """,
            mended: ["enum Farm { @Register struct Cat {} }"]
        ),
        Misuse(
            "enum Farm { @Provides static var cat: Cat { Cat() } }",
            "providedKind",
            at: "@Provides",
            """
            '@Provides' cannot be applied to a property, because it goes before a static function that makes a \
            service; write such a function
            """
        ),
        Misuse(
            "@Provides func cat() -> Cat { Cat() }",
            "providedOutsideType",
            at: "@Provides",
            """
            '@Provides' cannot be applied to this function, because what it writes goes into the type around it; \
            move the function into an extension or an enumeration, as a static one
            """
        ),
        Misuse(
            "enum Farm { @Provides public func cat() -> Cat { Cat() } }",
            "providedByInstance",
            at: "cat",
            """
            Function 'cat' cannot provide a service, because it is called on an instance, and a container has \
            none; make it 'static'
            """,
            mended: ["enum Farm { @Provides public static func cat() -> Cat { Cat() } }"]
        ),
        Misuse(
            "enum Farm { @Provides static func cat() {} }",
            "providedNothing",
            at: "cat",
            "Function 'cat' provides nothing, because it returns no value; return the service"
        ),
        Misuse(
            "enum Farm { @Provides static func cat() -> some Animal { Cat() } }",
            "opaqueResult",
            at: "some Animal",
            """
            Function 'cat' cannot return the opaque type 'some Animal', because a registration has a fixed \
            type; return 'any Animal'
            """,
            mended: ["enum Farm { @Provides static func cat() -> any Animal { Cat() } }"]
        ),
    ]
)
func aMisuseOfProvidesIsDiagnosed(misuse: Misuse) throws {
    try misuse.check()
}
