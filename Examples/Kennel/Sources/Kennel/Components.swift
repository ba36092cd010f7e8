import AmpouleSwiftUI

/// What the app has.
@Registrations(StoredGuestBook.self, Occupancy.self, LabelPrinter.self)
extension Container {}

/// What each window has.
@Registrations(SignInModel.self, BookingDraft.self)
extension LevelContainer<AppWindow> {}

/// What each session has.
@Registrations(GuestListModel.self, DogModel.self, WalkDiary.self)
extension LevelContainer<Keeper> {}
