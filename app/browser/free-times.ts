/** The deferred script of the few pages that were prerendered with a list of free times, see ui/booking-place/. */
import { showFreeTimes } from './show-free-times.ts'

showFreeTimes()
