/** Every post of a lead's page: what it asks for, done or answered with what stands in the way. */
import { data, redirect } from 'react-router'
import { type ChangeResult, changeLeads, type LeadRef } from '#app/domain/lead/change-leads.server.ts'
import { noteOnLead } from '#app/domain/lead/note-on-lead.server.ts'
import { releaseLeads } from '#app/domain/lead/release-lead.server.ts'
import { checkReply, type ReplyIssues, type TypedReply } from '#app/domain/lead/reply-input.ts'
import { replyToLead } from '#app/domain/lead/reply-to-lead.server.ts'
import { waitAgain } from '#app/domain/lead/wait-again.server.ts'
import { fieldOf } from '#app/field-of.ts'
import { revisionNumber } from '#app/row-number.ts'
import type { AtDesk } from '../parts/need-staff.server.ts'
import { readDecision } from '../parts/read-decision.server.ts'
import { leadNumber } from './read-page.server.ts'
import { templateText } from './template-text.server.ts'

export type LeadAnswer =
  | { about: 'reply'; fault: 'changed' | 'held'; typed: TypedReply; seen: string }
  | { about: 'reply'; fault: 'issues'; typed: TypedReply; issues: ReplyIssues }
  /** Without JavaScript: a template was chosen; `ask` where it would replace what was typed. */
  | { about: 'template'; typed: TypedReply; template: string; ask: boolean }
  | { about: 'note'; fault: 'empty' | 'long'; text: string }
  | { about: 'decision'; fault: 'changed'; seen: string }
  | { about: 'decision'; fault: 'owner left' }

export async function actOnLead(desk: AtDesk, number: string, form: FormData) {
  const id = leadNumber(number)
  if (id === 0) throw data(null, { status: 404 })
  const wanted = fieldOf(form, 'do')
  if (wanted === 'reply') return reply(desk, id, form)
  if (wanted === 'template' || wanted === 'replace') return chooseTemplate(desk, id, form)
  if (wanted === 'note') return note(desk, id, form)
  return decide(desk, { id, revision: readRevision(form) }, form)
}

async function reply({ app, staff }: AtDesk, leadId: number, form: FormData) {
  const typed = { subject: fieldOf(form, 'subject'), text: fieldOf(form, 'text') }
  const checked = checkReply(typed)
  if ('issues' in checked) return answer(422, { about: 'reply', fault: 'issues', typed, issues: checked.issues })
  const key = fieldOf(form, 'key')
  if (!/^[\w-]{8,64}$/.test(key)) throw data(null, { status: 400 })
  const seen = fieldOf(form, 'seen')
  const submission = { leadId, revision: readRevision(form), seen, key, reply: checked.reply }
  const { outcome } = await replyToLead(app, staff, submission)
  if (outcome === 'not_found') throw data(null, { status: 404 })
  if (outcome === 'changed' || outcome === 'held') return answer(409, { about: 'reply', fault: outcome, typed, seen })
  throw redirect(pathOf(leadId), 303)
}

async function chooseTemplate(desk: AtDesk, leadId: number, form: FormData) {
  const typed = { subject: fieldOf(form, 'subject'), text: fieldOf(form, 'text') }
  const template = fieldOf(form, 'template')
  const found = await templateText(desk, leadId, { template, typed: typed.text })
  if (!found) return answer(200, { about: 'template', typed, template: '', ask: false })
  const ask = !found.untouched && fieldOf(form, 'do') !== 'replace'
  return answer(200, { about: 'template', typed: ask ? typed : { ...typed, text: found.text }, template, ask })
}

async function note({ app, staff }: AtDesk, leadId: number, form: FormData) {
  const text = fieldOf(form, 'note')
  const outcome = await noteOnLead(app, staff, { leadId, text })
  if (outcome === 'not_found') throw data(null, { status: 404 })
  if (outcome !== 'noted') return answer(422, { about: 'note', fault: outcome, text })
  throw redirect(pathOf(leadId), 303)
}

async function decide(desk: AtDesk, lead: LeadRef, form: FormData) {
  const outcome = await carryOut(desk, lead, form)
  if (outcome === 'owner left') return answer(422, { about: 'decision', fault: outcome })
  if (outcome === 'done') throw redirect(pathOf(lead.id), 303)
  return answer(409, { about: 'decision', fault: outcome, seen: fieldOf(form, 'seen') })
}

/** `changed`: somebody, or the lead, was first. Throws the answer 400 for what no button of the page asks for. */
async function carryOut(
  { app, staff }: AtDesk,
  lead: LeadRef,
  form: FormData,
): Promise<'done' | 'changed' | 'owner left'> {
  const wanted = fieldOf(form, 'do')
  if (wanted === 'wait') return (await waitAgain(app, staff, lead)) ? 'done' : 'changed'
  if (wanted === 'release') return outcomeOf(await releaseLeads(app, staff, [lead]))
  const decision = await readDecision(app, wanted, fieldOf(form, 'owner') || null)
  if (decision === undefined) throw data(null, { status: 400 })
  return decision === 'owner left' ? decision : outcomeOf(await changeLeads(app, staff, [lead], decision))
}

function outcomeOf({ conflicts }: ChangeResult): 'done' | 'changed' {
  return conflicts.length === 0 ? 'done' : 'changed'
}

function readRevision(form: FormData): number {
  const revision = revisionNumber(fieldOf(form, 'revision'))
  if (revision === undefined) throw data(null, { status: 400 })
  return revision
}

function answer(status: number, body: LeadAnswer) {
  return data(body, status)
}

function pathOf(leadId: number): string {
  return `/admin/leads/${leadId}`
}
