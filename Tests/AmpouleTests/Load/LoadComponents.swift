import Ampoule

/// A component without a dependency that is overridden, so that overrides share its instance with the program.
@Register(scope: .container)
final class Bedrock: Piece, Closable {
    let record: PartRecord
    let parts: [any Piece] = []
    private let scene: LoadScene

    init(@Inject scene: LoadScene, @Inject place: LoadPlace) {
        self.scene = scene
        let surroundings = PartRecord.Surroundings(place: place.number, visit: nil, stamp: nil)
        record = scene.makeRecord(of: .bedrock, in: surroundings, [])
    }

    deinit { scene.forgetInstance() }

    func close() async { await scene.close(self) }
}

/// A component that any worker may register anew; the registration has its scope from the beginning.
@Register(Piece.self, name: "replaced", scope: .container)
final class Replaced: Piece, Closable {
    let record: PartRecord
    let parts: [any Piece]
    private let scene: LoadScene

    init(
        @Inject scene: LoadScene,
        @Inject place: LoadPlace,
        @Inject visit: LoadVisit?,
        @Inject stamp: LoadStamp,
        @Inject(name: "leaf") leaf: any Piece
    ) {
        self.scene = scene
        parts = [leaf]
        let surroundings = PartRecord.Surroundings(
            place: place.number,
            visit: visit?.number,
            stamp: stamp.number
        )
        record = scene.makeRecord(of: .replaced, in: surroundings, parts)
    }

    deinit { scene.forgetInstance() }

    func close() async { await scene.close(self) }
}
