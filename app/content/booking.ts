/** What the pages say where an appointment is picked and booked. */
import type { Copy } from './localized.ts'

export const booking = {} satisfies Copy
