/** Takes in the list as a form posts it: to be kept in the account, or to be mailed. */
import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import { currentUser } from '#app/domain/account/current-user.server.ts'
import { keepPostedTicks } from '#app/domain/checklist/account-ticks.server.ts'
import { checkExport, type ExportIssue, type RawExport, readExportForm } from '#app/domain/checklist/export-input.ts'
import { readPostedTicks } from '#app/domain/checklist/posted-ticks.ts'
import { sendChecklist } from '#app/domain/checklist/send-checklist.server.ts'
import { contactLimits } from '#app/domain/contact/input.ts'
import { looksLikeAProgram } from '#app/domain/contact/looks-like-a-program.server.ts'
import { tokenForNextTry } from '#app/domain/contact/next-token.server.ts'
import { readSource } from '#app/domain/contact/source.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { downSeconds, minutesToWait } from '#app/retry-after.ts'
import { deedField, deeds } from './deeds.ts'
import type { MailRefusal, PostedChecklist } from './posted-checklist.ts'

export type Receipt = 'saved' | { posted: PostedChecklist; status: 200 | 401 | 422 | 429 | 503; retryAfter?: number }

interface Sender {
  locale: Locale
  clientAddress: string
}

export async function receiveChecklist(app: App, request: Request, form: FormData, sender: Sender): Promise<Receipt> {
  const points = content('checklist', sender.locale).themes.flatMap(({ points }) => points.map(({ id }) => id))
  const posted = { ticks: readPostedTicks(form, points), at: app.clock.now().toISOString() }
  return form.get(deedField) === deeds.mail
    ? mail(app, readExportForm(form), posted, { ...sender, total: points.length })
    : save(app, request, posted)
}

async function save(app: App, request: Request, posted: PostedChecklist): Promise<Receipt> {
  try {
    const user = await currentUser(app, request)
    if (!user) return { posted: { ...posted, notSaved: 'signedOut' }, status: 401 }
    await keepPostedTicks(app, user.userId, posted.ticks)
    return 'saved'
  } catch (error) {
    app.log.error({ err: error }, 'posted ticks could not be kept')
    return { posted: { ...posted, notSaved: 'down' }, status: 503, retryAfter: downSeconds }
  }
}

async function mail(
  app: App,
  raw: RawExport,
  posted: PostedChecklist,
  { locale, clientAddress, total }: Sender & { total: number },
): Promise<Receipt> {
  const { typed, key, token, trap, source } = raw
  const { ticked } = posted.ticks
  const hidden = {
    ...(key ? { key } : {}),
    token: tokenForNextTry(app, token),
    source: JSON.stringify(readSource(source)),
  }
  const refuse = (status: 422 | 429 | 503, refusal: MailRefusal, retryAfter?: number): Receipt => ({
    posted: { ...posted, mail: { typed, refusal }, hidden },
    status,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  })
  const invalid = (code: ExportIssue) => ({ reason: 'invalid', code, error: wordIssue(code, locale) }) as const

  const checked = checkExport(typed)
  if ('issue' in checked) return refuse(422, invalid(checked.issue))
  if (looksLikeAProgram(app, { token, trap })) return refuse(422, invalid('email.suspect'))

  const { email } = checked
  const outcome = await sendChecklist(app, {
    ticked,
    email,
    consent: typed.consent,
    locale,
    key,
    source,
    clientAddress,
  })
  switch (outcome.outcome) {
    case 'sent': {
      const sent = { count: String(ticked.length), total: String(total), email }
      return { posted: { ...posted, mail: { typed, sent } }, status: 200 }
    }
    case 'too_many': {
      const { retryAfterSeconds } = outcome
      return refuse(429, { reason: 'too_many', minutes: minutesToWait(retryAfterSeconds) }, retryAfterSeconds)
    }
    case 'mailbox_full':
      return refuse(422, invalid('email.full'))
    case 'unavailable':
      return refuse(503, { reason: 'down' }, downSeconds)
  }
}

function wordIssue(code: ExportIssue, locale: Locale): string {
  const words = content('checklist', locale).takeAlong.errors
  return fill(words[code], { most: integer(contactLimits.email.max, locale) })
}
