import Ampoule

protocol Screen: AnyObject {}

@globalActor
actor DatabaseActor {
    static let shared = DatabaseActor()
}

@Register(Screen.self)
@MainActor
final class HomeScreen: Screen {
    init() {}
}

@Register
final class Report {
    init(
        @Inject screen: any Screen
            // expected-error@-1:9 {{'Report' is unavailable: 'Screen' is made on another actor; isolate 'Report' to that actor, make the initializer 'async', or inject a 'Lazy' and use it there [isolatedDependency]}}
            // corrected: screen: any Screen
    ) {}

    @Inject var later: Lazy<any Screen>!
    @Inject var other: (any Screen)?
    // expected-error@-1:5 {{'Report' is unavailable: 'Screen' is made on another actor; isolate 'Report' to that actor, make the initializer 'async', or inject a 'Lazy' and use it there [isolatedDependency]}}
    // corrected: var other: (any Screen)?
}

@Register
@DatabaseActor
final class Archive {
    init(
        @Inject screen: any Screen
            // expected-error@-1:9 {{'Archive' is unavailable: 'Screen' is made on another actor; isolate 'Archive' to that actor, make the initializer 'async', or inject a 'Lazy' and use it there [isolatedDependency]}}
            // corrected: screen: any Screen
    ) {}
}

@Register
@MainActor
final class Window {
    init(@Inject screen: any Screen, @Inject makeArchive: Archive.Factory) {}
}

@Register
@MainActor
final class Tab {
    nonisolated init(
        @Inject screen: any Screen
            // expected-error@-1:9 {{'Tab' is unavailable: 'Screen' is made on another actor; isolate 'Tab' to that actor, make the initializer 'async', or inject a 'Lazy' and use it there [isolatedDependency]}}
            // corrected: @Inject screen: Lazy<any Screen>
    ) {}
}

@Register
final class Export {
    init(@Inject screen: any Screen, @Inject tab: Tab) async {}
}

@Registrations(HomeScreen.self, Report.self, Archive.self, Window.self, Tab.self, Export.self)
extension Container {}
