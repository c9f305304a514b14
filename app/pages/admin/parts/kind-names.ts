/** What the desk calls the kinds of thing that visitors send. */
import type { LeadLine } from '#app/domain/lead/lead-lines.server.ts'

export const kindNames: Record<LeadLine['kinds'][number], string> = {
  message: 'Message',
  report: 'Report',
  booking: 'Booking',
  checklist: 'Checklist',
}
