/**
 * Loaded before the server under test (`node --import`): for it each run begins at one moment, so that what a page says of
 * days and free times is the same whenever the test runs.
 */
import { shiftClock } from './shift-clock.ts'
import { stillMoment } from './still-moment.ts'

shiftClock(Date.parse(stillMoment) - Date.now())
