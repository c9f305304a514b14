/** The page that a link by mail opens. Opening it signs nobody in, because mail scanners open every link; the button does. */
import { data, redirect } from 'react-router'
import { content } from '#app/content/index.server.ts'
import { peekMagicLink, spendMagicLink } from '#app/domain/account/magic-link.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { readingMinutes } from '#app/reading-time.ts'
import { appContext, originContext, requestContext } from '#app/request-context.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { EndedLink } from '../parts/ended-link.tsx'
import { fieldOf } from '../parts/field-of.ts'
import { landingPath } from '../parts/landing.ts'
import { OneButton } from '../parts/one-button.tsx'
import { privateHeaders } from '../parts/private-headers.ts'
import { tokenIn } from '../parts/token-in.ts'
import type { Route } from './+types/page.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const token = tokenIn(url.searchParams.get('token'))
  const found = token === undefined ? undefined : await peekMagicLink(context.get(appContext), token)
  const copy = content('account', locale)
  const page = {
    locale,
    copy,
    open: token && found ? { token, masked: found.masked } : undefined,
    minutes: readingMinutes(copy.signInLink),
    head: pageHead({ page: 'signInLink', locale, origin: context.get(originContext), index: false }),
  }
  return data(page, { status: page.open ? 200 : 410 })
}

/** Who comes here with a spent token has posted twice: the loader runs after this, and says so. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  const token = form && tokenIn(fieldOf(form, 'token'))
  const { clientAddress } = context.get(requestContext)
  const userAgent = request.headers.get('User-Agent') ?? undefined
  const outcome = token
    ? await spendMagicLink(context.get(appContext), { token, clientAddress, userAgent })
    : ({ outcome: 'ended' } as const)
  if (outcome.outcome === 'ended') return data(null, { status: 410 })
  throw redirect(landingPath(undefined, localeOfPath(url.pathname)), { status: 303, headers: outcome.cookies })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

export function headers(): Headers {
  return privateHeaders()
}

export default function SignInLinkPage({ loaderData }: Route.ComponentProps) {
  const { locale, copy, open } = loaderData
  const path = pathTo('signInLink', locale)
  if (open) return <OneButton copy={copy.signInLink} {...open} action={path} />
  return (
    <EndedLink
      common={copy.common}
      copy={copy.signInLink.ended}
      again={pathTo('signIn', locale)}
      onward={pathTo('account', locale)}
    />
  )
}
