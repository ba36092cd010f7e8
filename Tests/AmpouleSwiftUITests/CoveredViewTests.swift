import AmpouleSwiftUI
import SwiftUI
import TestSupport
import Testing

private struct Folder: ContainerLevel, Hashable {
    let name: String
}

private final class Page: Sendable {
    let number: Int

    init(number: Int) { self.number = number }
}

/// Counts the pages that it has made, and notes the levels that close.
private struct Desk: Sendable {
    let made = Counter()
    let closed = Notebook<String>()

    func container() -> Container {
        Container { [made, closed] container in
            container.register(Page.self) { _ in Page(number: made.increment()) }
            LevelContainer<Folder>.registrations(in: container)
                .register(String.self) { "file in \(try $0.require(Folder.self).name)" }
                .inObjectScope(.container)
                .onClose { file in closed.write(file) }
        }
    }
}

private struct PageView: View {
    @Resolved private var page: Page

    var body: some View { Text("page \(page.number)") }
}

private struct FileView: View {
    @Resolved private var file: String

    var body: some View { Text(file) }
}

/// Views that others cover keep their state, and disappear.
@MainActor
struct CoveredViewTests {
    private let desk = Desk()
    private let container: Container

    init() { container = desk.container() }

    private var closed: [String] { desk.closed.entries }

    @Test func aCoveredViewKeepsItsInstanceAndItsLevel() async {
        let appearances = Changing<[String]>([])
        let path = Changing<[Int]>([])
        let host = Host {
            NavigationStack(path: Binding(get: { path.value }, set: { path.value = $0 })) {
                Group {
                    PageView()
                    FileView().level(Folder(name: "A"))
                }
                .onAppear { appearances.value.append("appears") }
                .onDisappear { appearances.value.append("disappears") }
                .navigationDestination(for: Int.self) { number in Text("over \(number)") }
            }
            .container(container)
        }
        #expect(host.texts == ["page 1", "file in A"])
        path.value = [3]
        host.update()
        #expect(host.texts == ["over 3"])
        #expect(appearances.value == ["appears", "disappears"])
        #expect(closed == [])
        host.goBack()

        #expect(host.texts == ["page 1", "file in A"])
        #expect(appearances.value == ["appears", "disappears", "appears"])
        host.close()
        #expect(await host.settle { closed == ["file in A"] })
    }

    @Test func aLevelOfAPushedViewClosesWhenItIsPopped() async {
        let host = Host {
            NavigationStack {
                NavigationLink("open", value: Folder(name: "B"))
                    .navigationDestination(for: Folder.self) { folder in
                        NavigationLink("look", value: 1)
                            .navigationDestination(for: Int.self) { _ in Text("look") }
                        FileView().level(folder)
                    }
            }
            .container(container)
        }
        host.press("open")
        #expect(host.texts == ["look", "file in B"])
        host.press("look")
        host.goBack()
        #expect(closed == [])
        #expect(host.texts == ["look", "file in B"])
        host.goBack()

        #expect(host.texts == ["open"])
        #expect(await host.settle { closed == ["file in B"] })
    }

    @Test func aSheetHasTheContainerAndClosesItsLevelWithItself() async {
        let isPresented = Changing(false)
        let host = Host {
            PageView()
                .sheet(isPresented: Binding(get: { isPresented.value }, set: { isPresented.value = $0 })) {
                    PageView()
                    FileView().level(Folder(name: "C"))
                }
                .container(container)
        }
        isPresented.value = true
        host.update()
        #expect(host.texts == ["page 1", "page 2", "file in C"])
        isPresented.value = false
        host.update()

        #expect(host.texts == ["page 1"])
        #expect(await host.settle { closed == ["file in C"] })
        isPresented.value = true
        host.update()
        #expect(host.texts == ["page 1", "page 3", "file in C"])
    }

    @Test func aCoveredViewResolvesAgainAsynchronouslyWhatItHadNot() async {
        let (begun, cancelled) = (Counter(), Counter())
        container.register(Page.self, name: "slow") { _ in
            if begun.increment() == 1 {
                do { try await Task.sleep(for: .seconds(3600)) } catch {
                    cancelled.increment()
                    throw error
                }
            }
            return Page(number: 9)
        }
        let path = Changing<[Int]>([])
        let host = Host {
            NavigationStack(path: Binding(get: { path.value }, set: { path.value = $0 })) {
                AsyncResolved(Page.self, name: "slow") { page in
                    Text("page \(page.number)")
                } placeholder: {
                    ProgressView()
                } failure: { error in
                    Text(error.description)
                }
                .navigationDestination(for: Int.self) { _ in Text("over") }
            }
            .container(container)
        }
        #expect(await host.settle { begun.count == 1 })
        path.value = [1]
        host.update()
        #expect(await host.settle { cancelled.count == 1 })
        host.goBack()
        #expect(await host.settle { host.texts == ["page 9"] })
        path.value = [1]
        host.update()
        host.goBack()

        #expect(host.texts == ["page 9"])
        #expect(begun.count == 2)
    }
}

/// The closure that sets up the container of a level.
@MainActor
struct OpenedLevelTests {
    private struct Observer: ContainerObserver {
        let events: Notebook<String>

        func observe(_ event: ContainerEvent) { events.write("\(event.kind) \(event.key)") }
    }

    @Test func theClosureRunsOnceForEachOpening() async {
        let container = Desk().container()
        let opened = Changing<[String]>([])
        let name = Changing("A")
        let host = Host {
            Group {
                FileView()
            }
            .level(Folder(name: name.value), id: name.value) { level in
                opened.value.append(level.resolve(Folder.self)?.name ?? "none")
            }
            .container(container)
        }
        host.update()
        #expect(opened.value == ["A"])
        name.value = "B"
        host.update()
        host.update()

        #expect(opened.value == ["A", "B"])
        #expect(host.texts == ["file in B"])
    }

    @Test func anObserverOfALevelReceivesWhatHappensInIt() async {
        let container = Desk().container()
        let events = Notebook<String>()
        let host = Host {
            Group {
                PageView()
                FileView().level(Folder(name: "A")) { $0.container.addObserver(Observer(events: events)) }
            }
            .container(container)
        }
        #expect(events.entries.filter { $0.contains("String") } == ["willMake String", "didMake String"])
        #expect(!events.entries.contains { $0.contains("Page") })
        host.close()

        #expect(await host.settle { events.entries.contains("didClose String") })
    }

    @Test func aRegistrationOfALevelIsThatOfItsViews() {
        let container = Desk().container()
        let host = Host {
            Group {
                PageView()
                PageView().level(Folder(name: "A")) { level in
                    level.container.register(Page.self) { _ in Page(number: 70) }
                }
            }
            .container(container)
        }

        #expect(host.texts == ["page 1", "page 70"])
    }
}
