/** Whoever is signed in need not type a name and an address that we know. */
import { currentUser } from '#app/domain/account/current-user.server.ts'
import { fullName } from '#app/domain/account/full-name.ts'
import type { App } from '#app/platform/app.ts'

export interface KnownVisitor {
  name: string
  email: string
}

/** Undefined for a visitor, and when nobody can say: a form is filled in by hand just as well. */
export async function knownVisitor(app: App, request: Request): Promise<KnownVisitor | undefined> {
  if (!request.headers.has('Cookie')) return undefined
  try {
    const user = await currentUser(app, request)
    return user && { name: fullName(user), email: user.email }
  } catch (error) {
    app.log.warn({ err: error }, 'could not look up who is signed in')
    return undefined
  }
}
