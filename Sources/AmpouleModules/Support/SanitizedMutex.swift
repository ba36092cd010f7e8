#if AMPOULE_THREAD_SANITIZER
import Ampoule

/// Takes the place of the standard library's `Mutex` here, too, as it does in the container.
typealias Mutex<Value: ~Copyable> = SanitizedMutex<Value>
#endif
