import AmpouleSyntax
import Testing

@Test(arguments: [
    ("Horse", "horse"),
    ("PetOwner", "petOwner"),
    ("URLCache", "urlCache"),
    ("HTTP2Client", "http2Client"),
    ("ID", "id"),
    ("URL", "url"),
    ("IPv4Address", "ipv4Address"),
    ("IPv6", "ipv6"),
    ("IDs", "ids"),
    ("URLs", "urls"),
    ("URLsCache", "urlsCache"),
    ("URLSession", "urlSession"),
    ("HTTPServer", "httpServer"),
    ("Is", "`is`"),
    ("ADay", "aDay"),
    ("X", "x"),
    ("XRay", "xRay"),
    ("UTF8", "utf8"),
    ("Horse2", "horse2"),
    ("_Horse", "_horse"),
    ("__URLCache", "__urlCache"),
    ("horse", "horse"),
    ("Horse_Stable", "horse_Stable"),
    ("Ägypter", "ägypter"),
    ("Default", "`default`"),
    ("Switch", "`switch`"),
    ("Class", "`class`"),
    ("iPhone", "iPhone"),
    ("猫", "猫"),
    ("🐱", "🐱"),
    ("Two Words", "`two Words`"),
])
func accessorsAreNamedAfterTheirComponents(component: String, accessor: String) {
    #expect(AccessorName(component).declared == accessor)
}
