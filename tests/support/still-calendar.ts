/**
 * Loaded before the server under test (`node --import`): for it each run begins at one moment, so that what a page says of
 * days and free times is the same whenever the test runs. `STILL_MOMENT` is for a test that needs another one.
 */
import { shiftClock } from './shift-clock.ts'
import { stillMoment } from './still-moment.ts'

shiftClock(Date.parse(process.env['STILL_MOMENT'] ?? stillMoment) - Date.now())
