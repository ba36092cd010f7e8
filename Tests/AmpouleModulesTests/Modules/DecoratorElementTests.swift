import Ampoule
import AmpouleModules
import Testing

/// Components that decorate a service, as elements of modules.
struct DecoratorElementTests {
    @Test func aDecoratorStandsAnywhereInTheModule() throws {
        let modules = [
            module {
                Post.self; Logged.self
            },
            module {
                Logged.self; Post.self
            },
            module {
                Logged.self; factory { Post() as Mail }
            },
            module {
                singleton { Post() as Mail }; Logged.self
            },
        ]
        for module in modules { #expect(try module.container.require(Mail.self).path == "log post") }
    }

    @Test func severalAreAppliedInTheirOrder() throws {
        let both = module {
            Logged.self; Signed.self; Post.self
        }
        let reversed = module {
            Post.self; Signed.self; Logged.self
        }

        #expect(try both.container.require(Mail.self).path == "sign log post")
        #expect(try reversed.container.require(Mail.self).path == "log sign post")
    }

    @Test func theFirstOfSeveralElementsIsDecorated() throws {
        let elements = module {
            Post.self; Logged.self; factory { Fax() as Mail }
        }

        #expect(try elements.container.require(Mail.self).path == "log post")
    }

    @Test func anotherModuleFindsTheDecoratedService() throws {
        let post = module {
            Post.self; Logged.self
        }
        let container = makeContainer { modules { module(using: post) { factory { Fax() } } } }

        #expect(try container.require(Mail.self).path == "log post")
    }

    @Test func anAsynchronousDecoratorIsAwaited() async throws {
        let elements = module {
            Sealed.self; Post.self; Logged.self
        }

        #expect(try await elements.container.asynchronous.require(Mail.self).path == "log seal post")
    }

    @Test func theDecoratorOrTheServiceCanBeOverriddenInACopy() throws {
        let elements = module {
            Post.self; Logged.self
        }
        let withFake = elements.container.copy()
        withFake.override(Post.self) { Fax() }
        let withOther = elements.container.copy()
        withOther.override(Logged.self) { _ in Logged(mail: Fax()) }

        #expect(try withFake.require(Mail.self).path == "fax")
        #expect(try withOther.require(Mail.self).path == "log fax")
        #expect(try elements.container.require(Mail.self).path == "log post")
    }

    @Test func theDescriptionNamesIt() {
        #expect(
            "\(module { Post.self; Logged.self })" == "Module\n    Logged, decorator\n    Mail, component"
        )
    }

    @Test func aModuleWithoutTheServiceStopsTheProgram() async {
        await #expect(processExitsWith: .failure) { _ = module { Logged.self } }
    }

    @Test func theGraphShowsTheDecorator() throws {
        let graph = try module {
            Logged.self; Post.self
        }.validate()

        #expect(graph.nodes.contains { $0.component == "Logged" && $0.services == ["Mail"] })
    }
}

private protocol Mail: Sendable {
    var path: String { get }
}

@Register(Mail.self)
private struct Post: Mail {
    init() {}
    let path = "post"
}

private struct Fax: Mail { let path = "fax" }

@Register(decorates: Mail.self)
private struct Logged: Mail {
    let mail: any Mail
    var path: String { "log \(mail.path)" }
}

@Register(decorates: Mail.self)
private struct Signed: Mail {
    let mail: any Mail
    var path: String { "sign \(mail.path)" }
}

@Register(decorates: Mail.self)
private struct Sealed: Mail {
    let mail: any Mail
    init(mail: any Mail) async { self.mail = mail }
    var path: String { "seal \(mail.path)" }
}
