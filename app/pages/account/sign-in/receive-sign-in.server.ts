/** Takes in one of the forms of the sign-in page: a provider, a link by mail, or a password. */
import { content } from '#app/content/index.server.ts'
import { emailIssue } from '#app/domain/account/account-input.ts'
import { requestMagicLink } from '#app/domain/account/magic-link.server.ts'
import { type OAuthProvider, startOAuth } from '#app/domain/account/oauth.server.ts'
import { signInWithPassword } from '#app/domain/account/sign-in.server.ts'
import { fieldOf } from '#app/field-of.ts'
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { signInPath } from '#app/sign-in-path.ts'
import { landingPath, withNews } from '../parts/landing.ts'
import { type Trouble, troubleOf, wordIssue } from '../parts/trouble.ts'

/** What came back of a form. Never a password. */
export interface PostedSignIn {
  way: 'provider' | 'link' | 'password'
  email: string
  errors: { email?: string; password?: string }
  trouble?: Trouble
}

export interface Leaving {
  provider: OAuthProvider
  location: string
}

type Receipt =
  | { location: string; cookies: Headers }
  | { answer: PostedSignIn | { leaving: Leaving }; init: ResponseInit }

interface Asked {
  request: Request
  locale: Locale
  wanted: string | undefined
  clientAddress: string
}

export function receiveSignIn(app: App, form: FormData, asked: Asked): Promise<Receipt> {
  const way = fieldOf(form, 'way')
  if (way === 'google' || way === 'microsoft') return byProvider(app, way, asked)
  return way === 'link' ? byLink(app, form, asked) : byPassword(app, form, asked)
}

async function byProvider(
  app: App,
  provider: OAuthProvider,
  { locale, wanted, clientAddress }: Asked,
): Promise<Receipt> {
  const outcome = await startOAuth(app, { provider, locale, to: wanted, clientAddress })
  if (outcome.outcome !== 'redirect') {
    const { trouble, init } = troubleOf(outcome, wordsIn(locale))
    return { answer: { way: 'provider', email: '', errors: {}, trouble }, init }
  }
  const { location, cookies } = outcome
  return { answer: { leaving: { provider, location } }, init: { headers: cookies } }
}

async function byLink(app: App, form: FormData, { locale, wanted, clientAddress }: Asked): Promise<Receipt> {
  const email = fieldOf(form, 'email')
  const words = wordsIn(locale)
  const issue = emailIssue(email)
  if (issue) {
    const errors = { email: wordIssue(issue, words.copy, locale) }
    return { answer: { way: 'link', email, errors }, init: { status: 422 } }
  }
  const outcome = await requestMagicLink(app, { email, locale, clientAddress, to: wanted })
  if (outcome.outcome !== 'sent') {
    const { trouble, init } = troubleOf(outcome, words)
    return { answer: { way: 'link', email, errors: {}, trouble }, init }
  }
  return { location: withNews(signInPath(locale, wanted), 'done=link'), cookies: new Headers() }
}

async function byPassword(app: App, form: FormData, asked: Asked): Promise<Receipt> {
  const { request, locale, wanted, clientAddress } = asked
  const [email, password] = [fieldOf(form, 'email'), fieldOf(form, 'password')]
  const words = wordsIn(locale)
  const issue = emailIssue(email)
  const errors = {
    ...(issue ? { email: wordIssue(issue, words.copy, locale) } : {}),
    ...(password === '' ? { password: words.copy.common.errors['password.empty'] } : {}),
  }
  if (Object.keys(errors).length > 0) return { answer: { way: 'password', email, errors }, init: { status: 422 } }

  const userAgent = request.headers.get('User-Agent') ?? undefined
  const outcome = await signInWithPassword(app, { email, password, clientAddress, userAgent })
  if (outcome.outcome === 'signed_in') return { location: landingPath(wanted, locale), cookies: outcome.cookies }
  if (outcome.outcome === 'refused') {
    const trouble = words.copy.signIn.password.refused
    return { answer: { way: 'password', email, errors: {}, trouble }, init: { status: 422 } }
  }
  const { trouble, init } = troubleOf(outcome, words)
  return { answer: { way: 'password', email, errors: {}, trouble }, init }
}

function wordsIn(locale: Locale) {
  return { copy: content('account', locale), formErrors: content('labels', locale).formErrors, locale }
}
