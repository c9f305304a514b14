/** The account: name and language, where it is signed in, and how to take it along or end it. */
import { data, redirect } from 'react-router'
import { content } from '#app/content/index.server.ts'
import { accountRecord } from '#app/domain/account/account-page.server.ts'
import { listSessions } from '#app/domain/account/sessions.server.ts'
import { localeOfPath, pathInLocale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { readingMinutes, readingTime } from '#app/reading-time.ts'
import { appContext, originContext } from '#app/request-context.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import { needUser } from '../parts/need-user.server.ts'
import { privateHeaders } from '../parts/private-headers.ts'
import type { Route } from './+types/page.ts'
import { LeaveSection } from './leave-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { receiveChange } from './receive-change.server.ts'
import { SessionsSection } from './sessions-section.tsx'
import { SignOutForm } from './sign-out-form.tsx'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const user = await needUser(app, request, url)
  const locale = localeOfPath(url.pathname)
  const copy = content('account', locale).overview
  const labels = content('labels', locale)
  const { profile, record, sessions, leave } = copy
  const read = (part: unknown) => readingTime(part, labels.reading)
  return {
    locale,
    copy,
    labels: { language: labels.language, summary: labels.formErrors.summary },
    user,
    record: await accountRecord(app, user.userId),
    sessions: await listSessions(app, user),
    done: url.searchParams.get('done'),
    reading: { profile: read([profile, record]), sessions: read(sessions), leave: read(leave) },
    minutes: readingMinutes(copy),
    head: pageHead({ page: 'account', locale, origin: context.get(originContext), index: false }),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const user = await needUser(app, request, url)
  const form = await request.formData().catch(() => undefined)
  if (!form) throw data(null, { status: 400 })
  const locale = localeOfPath(url.pathname)
  const receipt = await receiveChange(app, user, form, locale)
  if ('posted' in receipt) return data(receipt.posted, { status: 422 })
  throw redirect(`${pathTo('account', locale)}?done=${receipt.done}`, 303)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head

export function headers({ actionHeaders }: Route.HeadersArgs): Headers {
  return privateHeaders(actionHeaders)
}

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, copy, labels, user, record, sessions, done, reading } = loaderData
  return (
    <>
      <SheetHead headline={copy.headline}>
        <p className="lede">{copy.lede}</p>
        <SignOutForm label={copy.signOut} action={pathInLocale('/sign-out', locale)} />
      </SheetHead>
      <ProfileSection
        copy={copy}
        labels={labels}
        locale={locale}
        user={user}
        record={record}
        reading={reading.profile}
        saved={done === 'saved' && !actionData}
        posted={actionData}
      />
      <SessionsSection
        copy={copy}
        locale={locale}
        sessions={sessions}
        reading={reading.sessions}
        recalled={done === 'recalled' && !actionData}
      />
      <LeaveSection copy={copy.leave} locale={locale} reading={reading.leave} />
    </>
  )
}
