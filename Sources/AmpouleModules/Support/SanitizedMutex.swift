import Ampoule

typealias Mutex<Value: ~Copyable> = SanitizedMutex<Value>
