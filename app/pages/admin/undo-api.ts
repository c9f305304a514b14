/** Takes back the last change, from the title block: back to where it was asked. */
import { data, redirect } from 'react-router'
import { undoChange } from '#app/domain/desk/undo-change.server.ts'
import { undoes } from '#app/domain/desk/undoes.server.ts'
import { fieldOf } from '#app/field-of.ts'
import type { Route } from './+types/undo-api.ts'
import { DeskTrouble } from './parts/desk-trouble.tsx'
import { needStaff, readForm } from './parts/need-staff.server.ts'
import { wholeNumber } from './parts/query.ts'

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await needStaff(args)
  const form = await readForm(args.request)
  const id = wholeNumber(fieldOf(form, 'change'))
  if (id === undefined) throw data(null, { status: 400 })
  const { outcome } = await undoChange(app, staff, id, undoes)
  const to = fieldOf(form, 'to')
  // What no address of a browser holds, a line end or a letter with an accent, would be no header either.
  const back = /^\/admin(?:[/?][!$-~]*)?$/.test(to) ? to : '/admin'
  throw redirect(outcome === 'undone' ? back : withNews(back, outcome), 303)
}

export const ErrorBoundary = DeskTrouble

/** GET: there is nothing here to look at. */
export async function loader(args: Route.LoaderArgs) {
  await needStaff(args)
  throw data(null, { status: 404 })
}

function withNews(path: string, outcome: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}undo=${encodeURIComponent(outcome)}`
}
