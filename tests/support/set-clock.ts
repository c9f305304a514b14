/** Loaded before the server under test (`node --import`): SIGUSR2 sets its clock an hour back, as a wrong clock is set right. */
import { shiftClock } from './shift-clock.ts'

const shift = shiftClock(0)

process.on('SIGUSR2', () => shift(-60 * 60 * 1000))
