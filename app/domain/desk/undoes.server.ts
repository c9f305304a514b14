/** Everything at the desk that can be taken back. */
import { undoLeadChange } from '#app/domain/lead/change-leads.server.ts'
import type { UndoTable } from './undo-change.server.ts'

export const undoes: UndoTable = {
  'lead.status': undoLeadChange,
  'lead.owner': undoLeadChange,
}
