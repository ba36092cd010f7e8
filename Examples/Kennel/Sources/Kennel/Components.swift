import AmpouleSwiftUI

@Registrations(
    StoredGuestBook.self,
    Occupancy.self,
    LabelPrinter.self,
    SignInModel.self,
    GuestListModel.self,
    DogModel.self,
    WalkDiary.self,
    BookingDraft.self,
    provided: [Keeper.self]
)
extension Container {}
