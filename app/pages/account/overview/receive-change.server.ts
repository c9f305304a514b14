/** Takes in a form of the account page: the profile, another address, or the recall of a session. */
import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import { accountLimits } from '#app/domain/account/account-input.ts'
import { updateProfile } from '#app/domain/account/account-page.server.ts'
import type { SignedIn } from '#app/domain/account/current-user.server.ts'
import { endSession } from '#app/domain/account/sessions.server.ts'
import { fieldOf } from '#app/field-of.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { type PostedEmail, receiveNewEmail } from './receive-new-email.server.ts'

export interface PostedProfile {
  typed: { firstName: string; lastName: string; locale: Locale }
  errors: { firstName?: string; lastName?: string }
}

/** What came back, by the form that it came from. */
export interface PostedChange {
  profile?: PostedProfile
  email?: PostedEmail
}

type Receipt = { done: 'saved' | 'recalled' | 'email-asked' } | { posted: PostedChange; init: ResponseInit }

interface Asked {
  locale: Locale
  clientAddress: string
}

export async function receiveChange(app: App, user: SignedIn, form: FormData, asked: Asked): Promise<Receipt> {
  switch (fieldOf(form, 'do')) {
    case 'recall-others':
      await endSession(app, user, { except: user.sessionId })
      return { done: 'recalled' }
    case 'recall':
      if (isId(fieldOf(form, 'session'))) await endSession(app, user, { id: fieldOf(form, 'session') })
      return { done: 'recalled' }
    case 'new-email': {
      const receipt = await receiveNewEmail(app, user, form, asked)
      return receipt === 'asked' ? { done: 'email-asked' } : { posted: { email: receipt.posted }, init: receipt.init }
    }
    default:
      return saveProfile(app, user, form, asked.locale)
  }
}

/** As the account library makes them. PostgreSQL takes a NUL for a fault, and we would say that we are down. */
function isId(text: string): boolean {
  return /^[\w-]{1,100}$/.test(text)
}

async function saveProfile(app: App, { userId }: SignedIn, form: FormData, locale: Locale): Promise<Receipt> {
  const typed = {
    firstName: fieldOf(form, 'firstName'),
    lastName: fieldOf(form, 'lastName'),
    locale: fieldOf(form, 'language') === 'nl' ? ('nl' as const) : ('en' as const),
  }
  const outcome = await updateProfile(app, userId, typed)
  if (outcome.outcome === 'saved') return { done: 'saved' }
  const texts = content('account', locale).overview.profile.errors
  const most = integer(accountLimits.name.max, locale)
  const errors = Object.fromEntries(outcome.issues.map(({ field, code }) => [field, fill(texts[code], { most })]))
  return { posted: { profile: { typed, errors } }, init: { status: 422 } }
}
