// Two included lists include a third one, which is registered once and provides its services once, also where it is included
// itself; and two lists may include each other.

import Ampoule

protocol Clock: Sendable {}
protocol Mail: Sendable {}
protocol Bell: Sendable {}

@Register(Clock.self) struct SystemClock: Clock {}
@Register(Mail.self) struct Post: Mail { @Inject let clock: any Clock }
@Register(Bell.self) struct BigBell: Bell { @Inject let clock: any Clock }

@Register struct Desk {
    @Inject let clock: any Clock
    @Inject let mail: any Mail
    @Inject let bell: any Bell
}

@Register struct Porter {
    @Inject let mail: Lazy<any Mail>
    @Inject let bell: (any Bell)?
}

protocol Times: ComponentList {}
protocol Mails: ComponentList {}
protocol Bells: ComponentList {}

@Registrations(SystemClock.self, as: Times.self, including: Mails.self)
extension Container {}

@Registrations(Post.self, as: Mails.self, including: Times.self)
extension Container {}

@Registrations(BigBell.self, as: Bells.self, including: Times.self)
extension Container {}

@Registrations(Desk.self, Porter.self, including: Mails.self, Bells.self, Times.self)
extension Container {}
