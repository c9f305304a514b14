/**
 * What is typed into the search of the frame. Words become the address of a list, which Back and reload know. A mail address
 * or a phone number stays out of addresses and the browser's history: it opens the one lead that begins so. Several may have
 * one number: they are listed.
 */
import { data, redirect } from 'react-router'
import { findByEmail } from '#app/domain/lead/find-by-email.server.ts'
import { typedAddress, typedPhone } from '#app/domain/lead/lead-words.ts'
import { idsOfLeads } from '#app/domain/lead/list-leads.server.ts'
import { fieldOf } from '#app/field-of.ts'
import type { Route } from './+types/find-api.ts'
import { listPath, mostIds } from './leads/list-query.ts'
import { DeskTrouble } from './parts/desk-trouble.tsx'
import { needStaff, readForm } from './parts/need-staff.server.ts'

export async function action(args: Route.ActionArgs) {
  const { app } = await needStaff(args)
  const typed = fieldOf(await readForm(args.request), 'q')
    // PostgreSQL takes no NUL, and nobody types the others.
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 254)
  if (typed === '') throw redirect('/admin', 303)
  if (typed.includes('@')) {
    const { db } = app.database
    const address = typedAddress(typed) ?? typed
    throw redirect(pathOf((await findByEmail(db, typed)) ?? (await findByEmail(db, address))), 303)
  }
  const phone = typedPhone(typed)
  if (phone === undefined) throw redirect(`/admin?${new URLSearchParams({ q: typed.slice(0, 100) })}`, 303)
  const ids = await idsOfLeads(app.database.db, { status: undefined, search: phone })
  throw redirect(ids.length > 1 ? listPath({ view: 'all', ids: ids.slice(0, mostIds) }) : pathOf(ids[0]), 303)
}

function pathOf(lead: number | undefined): string {
  return lead === undefined ? '/admin?unknown' : `/admin/leads/${lead}`
}

export const ErrorBoundary = DeskTrouble

/** GET: there is nothing here to look at. */
export async function loader(args: Route.LoaderArgs) {
  await needStaff(args)
  throw data(null, { status: 404 })
}
