/** The page that the mail of a sign-up leads to. Opening it makes nothing; its button makes the account and signs in. */
import { data } from 'react-router'
import { content } from '#app/content/index.server.ts'
import { confirmEmail, peekConfirmation } from '#app/domain/account/confirm-email.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { readingMinutes } from '#app/reading-time.ts'
import { originContext } from '#app/request-context.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { EndedLink } from '../parts/ended-link.tsx'
import { lookAtLink, spendLink } from '../parts/mailed-link.server.ts'
import { OneButton } from '../parts/one-button.tsx'
import { privateHeaders } from '../parts/private-headers.ts'
import type { Route } from './+types/page.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const open = await lookAtLink({ url, context }, peekConfirmation)
  const copy = content('account', locale)
  const page = {
    locale,
    copy,
    open,
    minutes: readingMinutes(copy.signUp.confirm),
    head: pageHead({ page: 'confirmEmail', locale, origin: context.get(originContext), index: false }),
  }
  return data(page, { status: open ? 200 : 410 })
}

export function action(args: Route.ActionArgs) {
  return spendLink(args, confirmEmail)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

export function headers(): Headers {
  return privateHeaders()
}

export default function ConfirmEmailPage({ loaderData }: Route.ComponentProps) {
  const { locale, copy, open } = loaderData
  const path = pathTo('confirmEmail', locale)
  if (open) return <OneButton copy={copy.signUp.confirm} {...open} action={path} />
  return (
    <EndedLink
      common={copy.common}
      copy={copy.signUp.confirm.ended}
      again={pathTo('signUp', locale)}
      onward={pathTo('signIn', locale)}
    />
  )
}
