/** The door of the desk. Every loader and action below /admin begins here: to anyone but staff there is no such page. */
import { data, type RouterContextProvider, redirect } from 'react-router'
import { currentUser } from '#app/domain/account/current-user.server.ts'
import { fullName } from '#app/domain/account/full-name.ts'
import type { Staff } from '#app/domain/desk/desk-change.server.ts'
import type { App } from '#app/platform/app.ts'
import { appContext } from '#app/request-context.ts'

interface Asked {
  request: Request
  context: Readonly<RouterContextProvider>
}

export interface AtDesk {
  readonly app: App
  readonly staff: Staff
  /** The moment of the request. */
  readonly now: Date
}

/**
 * Throws the answer 404, the same as for an address that is of no page. A file has no page to show in its place: where one
 * is asked for, that answer comes from the `sheet` that offers it.
 */
export async function needStaff({ request, context }: Asked, sheet?: string): Promise<AtDesk> {
  const app = context.get(appContext)
  const user = await currentUser(app, request)
  if (!user?.isAdmin) throw sheet === undefined ? data(null, { status: 404 }) : redirect(sheet, 303)
  // A browser says where a form comes from. On the public site a program that says nothing may post, at the desk none.
  if (request.method === 'POST' && !request.headers.has('Origin')) throw data(null, { status: 403 })
  const name = fullName(user) || user.email
  return { app, staff: { userId: user.userId, name, email: user.email }, now: app.clock.now() }
}

/** The fields of a post. Throws the answer 400 where it holds none that can be read. */
export async function readForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => undefined)
  if (!form) throw data(null, { status: 400 })
  return form
}
