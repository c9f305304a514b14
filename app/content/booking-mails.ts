/** The mails of a booking. */
import type { Copy } from './localized.ts'

export const bookingMails = {} satisfies Copy
