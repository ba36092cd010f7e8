import AmpouleSwiftUI
import Observation

/// One dog, with its walks in this session.
@Register
@MainActor
@Observable
final class DogModel {
    let dog: Dog
    private let diary: WalkDiary

    init(dog: Dog, @Inject diary: WalkDiary) { (self.dog, self.diary) = (dog, diary) }

    var walks: Int { diary.walks[dog.id] ?? 0 }

    func walk() { diary.walks[dog.id, default: 0] += 1 }
}

/// The walks of a session.
@Register(scope: .container)
@MainActor
@Observable
final class WalkDiary {
    var walks: [Dog.ID: Int] = [:]

    init() {}
}
