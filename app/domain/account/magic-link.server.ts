/** Signs in by a link in a mail. Opening the link does not spend it: mail scanners open every link. */
import type { App } from '#app/platform/app.ts'
import { findLink, maskEmail, spendLink } from './account-link.server.ts'
import { userByEmail } from './find-user.server.ts'
import { openSession } from './open-session.server.ts'
import type { EndedOutcome, SignedInOutcome } from './outcomes.ts'
import { type LinkRequest, type LinkRequestOutcome, requestLink } from './request-link.server.ts'

/** `sent` for every address; only one with an account gets a mail. Check the form with `emailIssue` before. */
export function requestMagicLink(app: App, request: LinkRequest): Promise<LinkRequestOutcome> {
  return requestLink(app, 'sign_in', request)
}

/** For the page with the button. `masked` is such as `m…e@example.nl`. */
export async function peekMagicLink({ database, clock }: App, token: string): Promise<{ masked: string } | undefined> {
  const link = await findLink(database.db, 'sign_in', token, clock)
  return link?.email ? { masked: maskEmail(link.email) } : undefined
}

/** Call it for a POST only. Throws when the database is out of reach, and the token is not spent. */
export async function spendMagicLink(
  app: App,
  { token, clientAddress, userAgent }: { token: string; clientAddress: string; userAgent: string | undefined },
): Promise<SignedInOutcome | EndedOutcome> {
  const user = await app.database.db.transaction().execute(async (trx) => {
    const link = await spendLink(trx, 'sign_in', token, app.clock)
    return link && userByEmail(trx, link.email)
  })
  if (!user) return { outcome: 'ended' }
  return openSession(app, { user, provider: 'magic-link', clientAddress, userAgent })
}
