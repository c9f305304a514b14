/** Takes in a form that was posted without a script. */

import { content } from '#app/content/index.server.ts'
import type { HiddenValues } from '#app/domain/contact/hidden-values.server.ts'
import { checkContact } from '#app/domain/contact/input.ts'
import { type RawContact, readContactForm } from '#app/domain/contact/read-contact.ts'
import { readSource } from '#app/domain/contact/source.ts'
import { submitContact } from '#app/domain/contact/submit-contact.server.ts'
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { downSeconds, minutesToWait } from '#app/retry-after.ts'
import { type Refusal, wordIssues } from './refusal.ts'
import type { PostedForm } from './use-contact-form.ts'

export type Receipt =
  | { stored: true }
  | {
      stored: false
      status: 422 | 429 | 503
      /** Seconds after which another try may succeed. */
      retryAfter?: number
      posted: PostedForm
      /** As they came: the same key makes a second try the same message, the token keeps the form's age. */
      hidden: Partial<HiddenValues>
    }

export async function receiveForm(
  app: App,
  form: FormData,
  { locale, clientAddress }: { locale: Locale; clientAddress: string },
): Promise<Receipt> {
  const raw = readContactForm(form)
  const checked = checkContact(raw.typed)
  if ('issues' in checked) {
    const errors = wordIssues(checked.issues, raw.typed, content('labels', locale).fieldErrors, locale)
    return refuse(raw, 422, { reason: 'invalid', errors })
  }
  const submission = { ...raw, input: checked.input, locale, clientAddress, reusedKey: 'store_anew' } as const
  const outcome = await submitContact(app, submission)
  switch (outcome.outcome) {
    case 'stored':
      return { stored: true }
    case 'too_many': {
      const minutes = minutesToWait(outcome.retryAfterSeconds)
      return refuse(raw, 429, { reason: 'too_many', minutes }, outcome.retryAfterSeconds)
    }
    default:
      return refuse(raw, 503, { reason: 'down' }, downSeconds)
  }
}

function refuse(
  { typed, key, token, source }: RawContact,
  status: 422 | 429 | 503,
  refusal: Refusal,
  retryAfter?: number,
): Receipt {
  return {
    stored: false,
    status,
    ...(retryAfter === undefined ? {} : { retryAfter }),
    posted: { typed, refusal },
    hidden: { ...(key ? { key } : {}), ...(token ? { token } : {}), source: JSON.stringify(readSource(source)) },
  }
}
