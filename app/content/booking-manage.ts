/** What the pages of a booking say: made, moved, cancelled. */
import type { Copy } from './localized.ts'

export const bookingManage = {} satisfies Copy
