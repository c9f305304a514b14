/** What was posted from the list: a decision about leads, or several taken back. */
import { redirect } from 'react-router'
import { undoOwnChanges } from '#app/domain/desk/own-changes.server.ts'
import { undoes } from '#app/domain/desk/undoes.server.ts'
import { type ChangeResult, changeLeads, type LeadRef } from '#app/domain/lead/change-leads.server.ts'
import { releaseLeads } from '#app/domain/lead/release-lead.server.ts'
import { fieldOf } from '#app/field-of.ts'
import { ownerLeft } from '../parts/decisions.ts'
import type { AtDesk } from '../parts/need-staff.server.ts'
import { plainLine, wholeNumber } from '../parts/query.ts'
import { readDecision } from '../parts/read-decision.server.ts'
import { listPath, nobody, readIds, readListQuery } from './list-query.ts'

/** The sentence that says why nothing was changed; otherwise throws the way back to the list, which says what was done. */
export async function takeDecision({ app, staff }: AtDesk, url: URL, form: FormData): Promise<string> {
  const query = readListQuery(url.searchParams)
  const wanted = fieldOf(form, 'do')
  if (wanted === 'undo') {
    const ids = readIds(fieldOf(form, 'changes'))
    await undoOwnChanges(app, staff, ids, undoes)
    throw redirect(listPath(query, { undid: ids.join('.') }), 303)
  }
  const leads = readRefs(form)
  if (leads.length === 0) return 'No lead was selected. Tick one or more, then choose what to do with them.'
  const owner = fieldOf(form, 'owner')
  const decision = wanted === 'release' ? wanted : await readDecision(app, wanted, owner === nobody ? null : owner)
  if (decision === undefined) return 'This is nothing that can be done with a lead.'
  if (decision === 'owner left') return ownerLeft
  const result =
    decision === 'release' ? await releaseLeads(app, staff, leads) : await changeLeads(app, staff, leads, decision)
  throw redirect(
    listPath(query, {
      lead: wholeNumber(fieldOf(form, 'next'))?.toString(),
      ...newsOf(result),
      ...(result.conflicts.length > 0 ? { to: wanted, who: plainLine(owner) } : {}),
    }),
    303,
  )
}

/** One change stands in the status line; what else there is to say goes into the address, as numbers. */
function newsOf({ changes, conflicts }: ChangeResult) {
  return {
    ...(changes.length > 1 || (changes.length > 0 && conflicts.length > 0) ? { did: changes.join('.') } : {}),
    ...(conflicts.length > 0 ? { not: conflicts.join('.') } : {}),
  }
}

/** As each row gives it: number and revision, `12.3`. */
function readRefs(form: FormData): LeadRef[] {
  return form.getAll('lead').flatMap((value) => {
    const [, number = '', revision] = /^(\d+)\.(\d{1,9})$/.exec(String(value)) ?? []
    const id = wholeNumber(number)
    return id === undefined ? [] : { id, revision: Number(revision) }
  })
}
