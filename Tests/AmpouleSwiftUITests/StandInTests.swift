import Observation
import SwiftUI
import Testing

/// The behavior of the stand-in for SwiftUI that the other tests rely on.
@MainActor
struct StandInTests {
    private struct Counting: View {
        @State private var count = 0
        let action: Changing<() -> Void>

        var body: some View {
            action.value = { count += 1 }
            return Text("\(count)")
        }
    }

    @Test func aStateLivesAsLongAsTheIdentityOfItsView() async {
        let action = Changing<() -> Void>({})
        let id = Changing(1)
        let host = Host { Counting(action: action).id(id.value) }
        action.value()
        #expect(await host.settle { host.texts == ["1"] })
        host.update()
        #expect(host.texts == ["1"])
        id.value = 2
        host.update()
        #expect(host.texts == ["0"])
    }

    @Test func aTaskBeginsWithItsViewAndIsCancelledWithIt() async {
        let isShown = Changing(true)
        let log = Changing<[String]>([])
        let host = Host {
            if isShown.value {
                Text("shown").task {
                    log.value.append("begin")
                    // Until it is cancelled: other tests may delay this one by minutes.
                    try? await Task.sleep(for: .seconds(3600))
                    log.value.append("end")
                }
            }
        }
        #expect(await host.settle { log.value == ["begin"] })
        host.update()
        isShown.value = false
        host.update()

        #expect(host.texts == [])
        #expect(await host.settle { log.value == ["begin", "end"] })
    }

    @Test func aSceneOpensWindowsWithStatesOfTheirOwn() async {
        let action = Changing<() -> Void>({})
        let scene = WindowGroup { Counting(action: action) }
        let first = scene.openWindow()
        action.value()
        #expect(await first.settle { first.texts == ["1"] })

        #expect(scene.openWindow().texts == ["0"])
        first.close()
        #expect(first.texts == [])
    }
}
