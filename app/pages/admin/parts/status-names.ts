/** What the desk calls the state that a lead is in. */
import type { LeadLine } from '#app/domain/lead/lead-lines.server.ts'

export const statusNames: Record<LeadLine['status'], string> = {
  open: 'Open',
  answered: 'Answered',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
  quarantined: 'In quarantine',
}
