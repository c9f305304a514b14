/** Mails a link to an address that has an account. For one without, everything but the mail is the same. */
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { tidyEmail } from './account-input.ts'
import { makeLink } from './account-link.server.ts'
import { newPasswordMail, signInMail } from './account-mails.server.ts'
import { countTries } from './count-tries.server.ts'
import { userByEmail } from './find-user.server.ts'
import type { TooManyOutcome, UnavailableOutcome } from './outcomes.ts'
import { promiseAccountMail, promiseInVain } from './promise-account-mail.server.ts'
import { recordEvent } from './record-event.server.ts'

export interface LinkRequest {
  email: string
  /** Of the page, so of the mail and of the page that it leads to. */
  locale: Locale
  clientAddress: string
  /** A path of our own, already checked, where the link leads in the end. */
  to?: string | undefined
}

export type LinkRequestOutcome = { outcome: 'sent' } | TooManyOutcome | UnavailableOutcome

const kinds = {
  sign_in: { mail: signInMail, event: 'sign_in_asked' },
  new_password: { mail: newPasswordMail, event: 'new_password_asked' },
} as const

export async function requestLink(
  app: App,
  purpose: keyof typeof kinds,
  { email: typed, locale, clientAddress, to }: LinkRequest,
): Promise<LinkRequestOutcome> {
  const email = tidyEmail(typed)
  const { mail, event } = kinds[purpose]
  try {
    const tooMany = await countTries(app, 'mail', { email, clientAddress })
    if (tooMany) return tooMany
    await app.database.db.transaction().execute(async (trx) => {
      const user = await userByEmail(trx, email)
      // Nobody's link is stored too, and goes to nobody: the work is the same, and the address is not kept.
      const token = await makeLink(trx, { purpose, email: user?.email ?? '' }, app.clock)
      const written = mail({ email, name: user?.name ?? '', locale, token, to }, app.settings)
      await (user ? promiseAccountMail : promiseInVain)(app, trx, written)
      await recordEvent(trx, app, { kind: event, userId: user?.id, clientAddress })
    })
    app.wakeOutbox()
    return { outcome: 'sent' }
  } catch (error) {
    app.log.error({ err: error }, 'a link could not be made')
    return { outcome: 'unavailable' }
  }
}
