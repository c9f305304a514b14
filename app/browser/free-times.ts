/**
 * The script of the few pages that were prerendered with a list of free times, see ui/booking-place/. It waits until the
 * page is complete: nothing that is read first has to share the line with it.
 */
import { showFreeTimes } from './show-free-times.ts'

addEventListener('load', showFreeTimes)
