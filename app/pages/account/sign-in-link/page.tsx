/** The page that a link by mail opens. Opening it signs nobody in, because mail scanners open every link; the button does. */
import { data } from 'react-router'
import { content } from '#app/content/index.server.ts'
import { peekMagicLink, spendMagicLink } from '#app/domain/account/magic-link.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { readingMinutes } from '#app/reading-time.ts'
import { appContext, originContext } from '#app/request-context.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { leadingOn, signInPath } from '#app/sign-in-path.ts'
import { AwayScreen, headOf } from '../parts/away-screen.tsx'
import { EndedLink } from '../parts/ended-link.tsx'
import { wantedPath } from '../parts/landing.ts'
import { leadOn, lookAtLink, postedLink } from '../parts/mailed-link.server.ts'
import { needsDatabase } from '../parts/needs-database.server.ts'
import { OneButton } from '../parts/one-button.tsx'
import { answerHeaders } from '../parts/private-headers.ts'
import type { Route } from './+types/page.ts'

export function loader(args: Route.LoaderArgs) {
  return needsDatabase(args, 'signInLink', load)
}

export function action(args: Route.ActionArgs) {
  return needsDatabase(args, 'signInLink', act)
}

export const meta: Route.MetaFunction = headOf

export const headers = answerHeaders

export const ErrorBoundary = AwayScreen

async function load({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const open = await lookAtLink({ url, context }, peekMagicLink)
  const copy = content('account', locale)
  const page = {
    locale,
    copy,
    open,
    wanted: wantedPath(url),
    minutes: readingMinutes(copy.signInLink),
    head: pageHead({ page: 'signInLink', locale, origin: context.get(originContext), index: false }),
  }
  return data(page, { status: open ? 200 : 410 })
}

/** Who comes with a spent token has posted twice: the loader runs after this, and says so. */
async function act(args: Route.ActionArgs) {
  const link = await postedLink(args)
  const outcome = link && (await spendMagicLink(args.context.get(appContext), link))
  if (outcome?.outcome === 'signed_in') throw leadOn(args.url, outcome)
  return data(null, { status: 410 })
}

export default function SignInLinkPage({ loaderData }: Route.ComponentProps) {
  const { locale, copy, open, wanted } = loaderData
  const path = leadingOn(pathTo('signInLink', locale), wanted)
  if (open) return <OneButton copy={copy.signInLink} {...open} action={path} />
  return (
    <EndedLink
      common={copy.common}
      copy={copy.signInLink.ended}
      again={signInPath(locale, wanted)}
      onward={pathTo('account', locale)}
    />
  )
}
