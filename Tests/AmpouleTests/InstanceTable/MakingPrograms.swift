/// The programs that ``MakingModel`` runs.
enum MakingPrograms: CaseIterable {
    case twoServicesAndTwoTasks
    case twoServicesAndThreeTasks
    case threeServicesThatMayAllNeedEachOtherAndTwoTasks
    case aCycleOfThreeServicesAndThreeTasks

    case theSameServiceTwiceAtTheSameTime
    case twoServicesAtTheSameTimeOfWhichOneMayNeedTheOther
    case twoServicesAtTheSameTimeOfWhichOneMayLeadBack
    case twoServicesAtTheSameTimeThatMayLeadBackByAnUncommittedOne

    case twoServicesAndTwoTasksThatMayBothBeCancelled
    case aCycleOfThreeServicesAndThreeTasksOfWhichOneMayBeCancelled
    case oneOfTwoThatNeedTwoAtTheSameTimeMayBeCancelled
    case oneOfTwoRequestsForTheSameServiceMayBeWithdrawn
    case aMakerInACycleMayBeCancelledWhileTwoRequestsMakeItsSlotAgain

    case twoServicesOfWhichOneFails
    case twoServicesOfWhichOneFailsAndThreeTasks
    case aCycleOfThreeServicesOfWhichOneFails
    case oneFailsWhileAnotherThatHoldsItWaits
    case aTaskWaitsForAPendingInstance
    case aTaskWaitsForAPendingInstanceThatIsMadeBesideWhatItHolds

    case twoServicesThatAreResetAndTwoTasks
    case aServiceThatIsResetAndThreeTasks
    case aServiceThatIsResetWhileOneOfTwoFails

    private typealias Service = MakingModel.Service

    /// The programs in which the first two services have the given needs.
    func models(_ first: Need, _ second: Need) -> [MakingModel] {
        switch self {
        case .twoServicesAndTwoTasks:
            let services = [Service([(1, first)]), Service([(0, second)])]
            let programs = [[0], [1], [0, 1], [1, 0]]
            return programs.flatMap { program in
                programs.map { MakingModel(services, programs: [program, $0]) }
            }
        case .twoServicesAndThreeTasks:
            let services = [Service([(1, first)]), Service([(0, second)])]
            return [[[0], [1], [0]], [[0], [1], [1, 0]]].map { MakingModel(services, programs: $0) }
        case .threeServicesThatMayAllNeedEachOtherAndTwoTasks:
            return Need.combinations(of: 4).map { needs in
                let services = [
                    Service([(1, first), (2, needs[0])]), Service([(2, second), (0, needs[1])]),
                    Service([(0, needs[2]), (1, needs[3])]),
                ]
                return MakingModel(services, programs: [[0], [1]])
            }
        case .aCycleOfThreeServicesAndThreeTasks:
            return Need.allCases.map { third in
                let services = [Service([(1, first)]), Service([(2, second)]), Service([(0, third)])]
                return MakingModel(services, programs: [[0], [1], [2]])
            }
        case .theSameServiceTwiceAtTheSameTime:
            let services = [Service(atTheSameTime: [(1, first), (1, first)]), Service([(0, second)])]
            return [[[0], [0]], [[0], [1]], [[0], [1], [1]]].map { MakingModel(services, programs: $0) }
        case .twoServicesAtTheSameTimeOfWhichOneMayNeedTheOther:
            return Need.allCases.flatMap { third in
                let services = [
                    Service(atTheSameTime: [(1, first), (2, first)]), Service([(2, second)]),
                    Service([(0, third)]),
                ]
                return [[[0], [1]], [[0], [2]]].map { MakingModel(services, programs: $0) }
            }
        case .twoServicesAtTheSameTimeOfWhichOneMayLeadBack:
            // With both orders of the two, since the order in which the table follows its edges differs in each process.
            return [(1, 2), (2, 1)].map { back, leaf in
                var services = [
                    Service(atTheSameTime: [(back, first), (leaf, first)]), Service(), Service(),
                ]
                services[back] = Service(atTheSameTime: [(0, second), (leaf, second)])
                return MakingModel(services, programs: [[0], [back]])
            }
        case .twoServicesAtTheSameTimeThatMayLeadBackByAnUncommittedOne:
            return [(1, 3), (3, 1)].map { committed, uncommitted in
                var services = [Service](repeating: Service([(uncommitted, second)]), count: 4)
                services[0] = Service(atTheSameTime: [(committed, first), (2, first)])
                services[uncommitted] = Service([(0, .inFactory)])
                return MakingModel(services, programs: [[0], [committed]])
            }
        case .twoServicesAndTwoTasksThatMayBothBeCancelled:
            let services = [Service([(1, first)]), Service([(0, second)])]
            return [true, false].flatMap { factoriesObey in
                [[[0], [0]], [[0], [1]], [[1], [1]]].map { programs in
                    MakingModel(
                        services,
                        programs: programs,
                        cancellable: [0, 1],
                        factoriesObeyCancellation: factoriesObey
                    )
                }
            }
        case .aCycleOfThreeServicesAndThreeTasksOfWhichOneMayBeCancelled:
            let services = [Service([(1, first)]), Service([(2, second)]), Service([(0, .inCompletion)])]
            return [MakingModel(services, programs: [[0], [1], [2]], cancellable: [0])]
        case .oneOfTwoThatNeedTwoAtTheSameTimeMayBeCancelled:
            let services = [
                Service(atTheSameTime: [(1, first), (2, first)]), Service([(2, second)]), Service(),
            ]
            return [MakingModel(services, programs: [[0], [0]], cancellable: [0])]
        case .oneOfTwoRequestsForTheSameServiceMayBeWithdrawn:
            let services = [Service(atTheSameTime: [(1, first), (1, first)]), Service([(0, second)])]
            let dependency = MakingModel.Request.ID(task: 0).dependency(0)
            return [[[0], [1]], [[0], [0]]].map {
                MakingModel(services, programs: $0, withdrawable: [dependency])
            }
        case .aMakerInACycleMayBeCancelledWhileTwoRequestsMakeItsSlotAgain:
            let services = [
                Service(atTheSameTime: [(1, first), (1, first)]), Service([(2, second)]),
                Service([(0, .inCompletion)]),
            ]
            return [MakingModel(services, programs: [[0], [1]], cancellable: [1])]
        case .twoServicesOfWhichOneFails:
            let services = [Service([(1, first)], isTolerant: true), Service([(0, second)], fails: true)]
            return [[[0], [1]], [[1], [0, 1]], [[1, 0], [0, 0]]].map { programs in
                MakingModel(services, programs: programs)
            }
        case .twoServicesOfWhichOneFailsAndThreeTasks:
            let services = [Service([(1, first)], isTolerant: true), Service([(0, second)], fails: true)]
            return [MakingModel(services, programs: [[0], [1], [0]])]
        case .aCycleOfThreeServicesOfWhichOneFails:
            return Need.allCases.flatMap { third in
                [[[0], [1]], [[0], [2]], [[1], [2]]].map { programs in
                    let services = [
                        Service([(1, first)], isTolerant: true), Service([(2, second)], isTolerant: true),
                        Service([(0, third)], fails: true),
                    ]
                    return MakingModel(services, programs: programs)
                }
            }
        case .oneFailsWhileAnotherThatHoldsItWaits:
            var failing = Service([(0, .inCompletion)], isTolerant: true)
            failing.fails = true
            let services = [
                Service([(1, .inCompletion), (2, first)], isTolerant: true), failing,
                Service([(1, second)], isTolerant: true),
            ]
            return [MakingModel(services, programs: [[0], [1], [2]])]
        case .aTaskWaitsForAPendingInstance:
            let services = [
                Service([(2, .inCompletion), (1, first)]), Service([(2, second)]),
                Service([(0, .inCompletion)]),
            ]
            return [MakingModel(services, programs: [[0], [1]])]
        case .aTaskWaitsForAPendingInstanceThatIsMadeBesideWhatItHolds:
            guard first == .inCompletion, second == .inCompletion else { return [] }
            var outer = Service()
            outer.inCompletion = [[1, 4]]
            let services = [
                outer, Service([(2, .inFactory)]), Service([(3, .inCompletion)]),
                Service([(1, .inCompletion)]), Service(atTheSameTime: [(2, second), (3, second)]),
            ]
            return [MakingModel(services, programs: [[0], [4]])]
        case .twoServicesThatAreResetAndTwoTasks:
            let services = [Service([(1, first)]), Service([(0, second)])]
            return [[[0], [0]], [[0], [1]], [[0], [0, 1]]].flatMap { programs in
                [[0], [1], [0, 1]].map { resettable in
                    MakingModel(services, programs: programs, resettable: resettable)
                }
            }
        case .aServiceThatIsResetAndThreeTasks:
            let services = [Service([(1, first)]), Service([(0, second)])]
            return [MakingModel(services, programs: [[0], [1], [0]], resettable: [0])]
        case .aServiceThatIsResetWhileOneOfTwoFails:
            let services = [Service([(1, first)], isTolerant: true), Service([(0, second)], fails: true)]
            return [[[0], [1]], [[0], [0]]].map { programs in
                MakingModel(services, programs: programs, resettable: [0])
            }
        }
    }
}

extension MakingModel.Service {
    /// A service that asks for one dependency after the other.
    fileprivate init(_ needs: [(slot: Int, need: Need)], fails: Bool = false, isTolerant: Bool = false) {
        (self.fails, self.isTolerant) = (fails, isTolerant)
        inFactory = needs.filter { $0.need == .inFactory }.map { [$0.slot] }
        inCompletion = needs.filter { $0.need == .inCompletion }.map { [$0.slot] }
    }

    /// A service that asks for several dependencies at the same time.
    fileprivate init(atTheSameTime needs: [(slot: Int, need: Need)]) {
        let factorySlots = needs.filter { $0.need == .inFactory }.map(\.slot)
        let completionSlots = needs.filter { $0.need == .inCompletion }.map(\.slot)
        inFactory = factorySlots.isEmpty ? [] : [factorySlots]
        inCompletion = completionSlots.isEmpty ? [] : [completionSlots]
    }
}
