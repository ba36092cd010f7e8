import AmpouleSwiftUI

/// The components of the app.
@Registrations(StoredGuestBook.self, Occupancy.self, LabelPrinter.self)
extension Container {}

/// The components of a window.
@Registrations(SignInModel.self, BookingDraft.self)
extension LevelContainer<AppWindow> {}

/// The components of a session.
@Registrations(GuestListModel.self, DogModel.self, WalkDiary.self)
extension LevelContainer<Keeper> {}
