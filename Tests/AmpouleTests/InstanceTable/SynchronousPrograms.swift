/// The programs that ``SynchronousModel`` runs.
enum SynchronousPrograms: CaseIterable {
    case twoServicesAndTwoThreads
    case twoServicesAndThreeThreads
    case threeServicesThatMayAllNeedEachOtherAndTwoThreads
    case aCycleOfThreeServicesAndThreeThreads
    case aCycleOfFourServicesAndThreeThreads
    case twoServicesThatAreResetAndTwoThreads
    case aServiceThatIsResetAndThreeThreads

    private typealias Service = SynchronousModel.Service

    /// The programs in which the first two services have the given needs: on the slow path, and small ones also on the
    /// fast path in all threads or in the first one.
    func models(_ first: Need, _ second: Need) -> [SynchronousModel] {
        modelsOfTheSlowPath(first, second).flatMap { model in
            let hasFastPath =
                model.services.count == 2 && model.services.contains(where: \.inCompletion.isEmpty)
            let fastThreads = hasFastPath ? [[], [0], Set(model.programs.indices)] : [[]]
            return fastThreads.map { threads in
                SynchronousModel(
                    model.services,
                    programs: model.programs,
                    fastThreads: threads,
                    resettable: model.resettable
                )
            }
        }
    }

    private func modelsOfTheSlowPath(_ first: Need, _ second: Need) -> [SynchronousModel] {
        switch self {
        case .twoServicesAndTwoThreads:
            let services = [Service([(1, first)]), Service([(0, second)])]
            let programs = [[0], [1], [0, 1], [1, 0]]
            return programs.flatMap { program in
                programs.map { SynchronousModel(services, programs: [program, $0]) }
            }
        case .twoServicesAndThreeThreads:
            let services = [Service([(1, first)]), Service([(0, second)])]
            return [[[0], [1], [0]], [[0], [1], [1, 0]]].map { SynchronousModel(services, programs: $0) }
        case .threeServicesThatMayAllNeedEachOtherAndTwoThreads:
            return Need.combinations(of: 4).map { needs in
                let services = [
                    Service([(1, first), (2, needs[0])]), Service([(2, second), (0, needs[1])]),
                    Service([(0, needs[2]), (1, needs[3])]),
                ]
                return SynchronousModel(services, programs: [[0], [1]])
            }
        case .aCycleOfThreeServicesAndThreeThreads:
            return Need.allCases.map { third in
                let services = [Service([(1, first)]), Service([(2, second)]), Service([(0, third)])]
                return SynchronousModel(services, programs: [[0], [1], [2]])
            }
        case .aCycleOfFourServicesAndThreeThreads:
            return Need.combinations(of: 2).flatMap { needs in
                let services = [
                    Service([(1, first)]), Service([(2, second)]), Service([(3, needs[0])]),
                    Service([(0, needs[1])]),
                ]
                return [[[0], [2]], [[0], [1], [3]]].map { SynchronousModel(services, programs: $0) }
            }
        case .twoServicesThatAreResetAndTwoThreads:
            let services = [Service([(1, first)]), Service([(0, second)])]
            return [[[0], [0]], [[0], [1]], [[0], [0, 1]], [[0, 0], [1]]].flatMap { programs in
                [[0], [1], [0, 1]].map { resettable in
                    SynchronousModel(services, programs: programs, resettable: resettable)
                }
            }
        case .aServiceThatIsResetAndThreeThreads:
            let services = [Service([(1, first)]), Service([(0, second)])]
            return [[[0], [0], [0]], [[0], [1], [0]]].map { programs in
                SynchronousModel(services, programs: programs, resettable: [0])
            }
        }
    }
}

extension SynchronousModel.Service {
    fileprivate init(_ needs: [(slot: Int, need: Need)]) {
        inFactory = needs.filter { $0.need == .inFactory }.map(\.slot)
        inCompletion = needs.filter { $0.need == .inCompletion }.map(\.slot)
    }
}
