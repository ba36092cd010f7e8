import Kennel

KennelApp.main()
