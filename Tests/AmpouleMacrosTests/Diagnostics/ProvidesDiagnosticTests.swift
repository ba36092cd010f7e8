import Testing

@Test(
    arguments: [
        Misuse(
            "enum Farm { @Provides struct Cat {} }",
            "providedKind",
            at: "@Provides",
            mended: ["enum Farm { @Register struct Cat {} }"]
        ),
        Misuse("enum Farm { @Provides static var cat: Cat { Cat() } }", "providedKind", at: "@Provides"),
        Misuse("@Provides func cat() -> Cat { Cat() }", "providedOutsideType", at: "@Provides"),
        Misuse(
            "enum Farm { @Provides public func cat() -> Cat { Cat() } }",
            "providedByInstance",
            at: "cat",
            mended: ["enum Farm { @Provides public static func cat() -> Cat { Cat() } }"]
        ),
        Misuse("enum Farm { @Provides static func cat() {} }", "providedNothing", at: "cat"),
        Misuse(
            "enum Farm { @Provides static func cat() -> some Animal { Cat() } }",
            "opaqueResult",
            at: "some Animal",
            mended: ["enum Farm { @Provides static func cat() -> any Animal { Cat() } }"]
        ),
    ]
)
func aMisuseOfProvidesIsDiagnosed(misuse: Misuse) throws {
    try misuse.check()
}
