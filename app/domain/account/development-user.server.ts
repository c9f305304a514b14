/**
 * The pretended session of a developer. Three locks: this module is in no production bundle, because what calls it is left
 * out there; DEV_SESSION=1; and the peer of the socket is this machine. The peer is written by server/dev.ts, which
 * removes whatever a client sent under that name.
 */
import type { App } from '#app/platform/app.ts'
import { instant } from '#app/platform/clock.server.ts'
import type { SignedIn } from './current-user.server.ts'

const peerHeader = 'x-development-peer'

export async function developmentUser(
  { settings, database, clock }: App,
  request: Request,
): Promise<SignedIn | undefined> {
  if (!import.meta.env.DEV || !settings.devSession || !isLoopback(request.headers.get(peerHeader))) return undefined
  const now = instant(clock.now())
  const { db } = database
  await db
    .insertInto('auth_user')
    .values({
      id: user.userId,
      name: `${user.firstName} ${user.lastName}`,
      email: user.email,
      email_verified: 1,
      image: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return user
}

const user: SignedIn = {
  userId: 'development-user',
  email: 'developer@localhost.example',
  firstName: 'Pretended',
  lastName: 'Developer',
  locale: 'en',
  provider: 'development',
  sessionId: 'development-session',
  isAdmin: false,
}

function isLoopback(address: string | null): boolean {
  return address !== null && /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(address)
}
