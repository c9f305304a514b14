/** What became of the last thing that was done with several leads, by the numbers that its answer put into the address. */
import { ownChanges } from '#app/domain/desk/own-changes.server.ts'
import { undoes } from '#app/domain/desk/undoes.server.ts'
import { leadConflicts } from '#app/domain/lead/lead-conflicts.server.ts'
import type { AtDesk } from '../parts/need-staff.server.ts'
import { readIds } from './list-query.ts'

export async function readNews({ app, staff }: Pick<AtDesk, 'app' | 'staff'>, params: URLSearchParams) {
  const { db } = app.database
  const undid = readIds(params.get('undid'))
  const [changes, conflicts] = await Promise.all([
    ownChanges(db, staff, undid.length > 0 ? undid : readIds(params.get('did')), undoes),
    leadConflicts(db, readIds(params.get('not'))),
  ])
  return {
    changes,
    /** Undo was asked for these. */
    asked: undid.length > 0,
    conflicts,
    /** What was to be done with those that are in conflict. */
    wanted: { do: params.get('to') ?? '', owner: params.get('who') ?? '' },
    /** One change could not be taken back. */
    notUndone: params.has('undo'),
  }
}
