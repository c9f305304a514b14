/** POST /admin/privacy/export: all that is held on an address, as a file. The address is in the form only. */
import { data } from 'react-router'
import { exportHeld } from '#app/domain/privacy/export-held.server.ts'
import { fieldOf } from '#app/field-of.ts'
import { isoDay } from '#app/formats.ts'
import { secretHeaders } from '#app/secret-headers.ts'
import { needStaff, readForm } from '../parts/need-staff.server.ts'
import type { Route } from './+types/export-api.ts'

export async function action(args: Route.ActionArgs): Promise<Response> {
  const { app, staff, now } = await needStaff(args, '/admin/privacy')
  const held = await exportHeld(app, staff, fieldOf(await readForm(args.request), 'email'))
  if (!held) throw data(null, { status: 404 })
  return new Response(`${JSON.stringify(held, null, 2)}\n`, {
    headers: {
      ...secretHeaders,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="held-${isoDay(now)}.json"`,
    },
  })
}

/** GET: there is nothing here to look at. */
export async function loader(args: Route.LoaderArgs) {
  await needStaff(args, '/admin/privacy')
  throw data(null, { status: 404 })
}
