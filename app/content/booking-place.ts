/** What stands where a page leads to an appointment, and beside the calendar of Cal.com. */
import type { Copy } from './localized.ts'

export const bookingPlace = {} satisfies Copy
