/** Everything at the desk that can be taken back. */

import { undoSettling } from '#app/domain/app-error/settle-error.server.ts'
import { undoBlock, undoUnblock } from '#app/domain/booking/block-at-desk.server.ts'
import { holdChangedLead, undoLeadChange } from '#app/domain/lead/change-leads.server.ts'
import { undoNote } from '#app/domain/lead/note-on-lead.server.ts'
import { repliesInTime, undoReply } from '#app/domain/lead/reply-to-lead.server.ts'
import { holdSettledMail, undoMailSettling } from '#app/domain/outbox/settle-mail.server.ts'
import type { UndoTable } from './undo-change.server.ts'

export const undoes: UndoTable = {
  'app-error.reopen': { setBack: undoSettling },
  'app-error.settle': { setBack: undoSettling },
  'block.add': { setBack: undoBlock },
  'block.remove': { setBack: undoUnblock },
  'lead.status': { hold: holdChangedLead, setBack: undoLeadChange },
  'lead.owner': { hold: holdChangedLead, setBack: undoLeadChange },
  'lead.note': { hold: holdChangedLead, setBack: undoNote },
  'lead.reply': { hold: holdChangedLead, setBack: undoReply, inTime: repliesInTime },
  'mail.reopen': { hold: holdSettledMail, setBack: undoMailSettling },
  'mail.settle': { hold: holdSettledMail, setBack: undoMailSettling },
}
