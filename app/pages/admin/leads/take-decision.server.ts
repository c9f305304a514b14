/** What was posted from the list: a decision about leads, or several taken back. */
import { redirect } from 'react-router'
import { listStaff } from '#app/domain/desk/list-staff.server.ts'
import { undoOwnChanges } from '#app/domain/desk/own-changes.server.ts'
import { undoes } from '#app/domain/desk/undoes.server.ts'
import {
  type ChangeResult,
  changeLeads,
  decidedStatuses,
  type LeadDecision,
  type LeadRef,
} from '#app/domain/lead/change-leads.server.ts'
import { releaseLeads } from '#app/domain/lead/release-lead.server.ts'
import { type AtDesk, textOf } from '../parts/need-staff.server.ts'
import { plainLine } from '../parts/query.ts'
import { listPath, nobody, readId, readIds, readListQuery } from './list-query.ts'

/** The sentence that says what is wrong; otherwise throws the way back to the list, which says what was done. */
export async function takeDecision({ app, staff }: AtDesk, url: URL, form: FormData): Promise<string> {
  const query = readListQuery(url.searchParams)
  const wanted = textOf(form, 'do')
  if (wanted === 'undo') {
    const ids = readIds(textOf(form, 'changes'))
    await undoOwnChanges(app, staff, ids, undoes)
    throw redirect(listPath(query, { undid: ids.join('.') }), 303)
  }
  const leads = readRefs(form)
  if (leads.length === 0) return 'No lead was selected. Tick one or more, then choose what to do with them.'
  const decision = await readDecision(app, wanted, textOf(form, 'owner'))
  if (decision === undefined) return 'This is nothing that can be done with a lead. Nothing was changed.'
  const result =
    decision === 'release' ? await releaseLeads(app, staff, leads) : await changeLeads(app, staff, leads, decision)
  throw redirect(
    listPath(query, {
      lead: readId(textOf(form, 'next'))?.toString(),
      ...newsOf(result),
      ...(result.conflicts.length > 0 ? { to: wanted, who: plainLine(textOf(form, 'owner')) } : {}),
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

async function readDecision(
  app: AtDesk['app'],
  wanted: string,
  ownerId: string,
): Promise<LeadDecision | 'release' | undefined> {
  if (wanted === 'release') return wanted
  if (wanted === 'owner') {
    if (ownerId === nobody) return { owner: null }
    const owner = (await listStaff(app)).find(({ id }) => id === ownerId)
    return owner && { owner }
  }
  const status = decidedStatuses.find((known) => known === wanted)
  return status && { status }
}

/** As each row gives it: number and revision, `12.3`. */
function readRefs(form: FormData): LeadRef[] {
  return form.getAll('lead').flatMap((value) => {
    const [, number = '', revision] = /^(\d+)\.(\d{1,9})$/.exec(String(value)) ?? []
    const id = readId(number)
    return id === undefined ? [] : { id, revision: Number(revision) }
  })
}
