/** The account: name and language, where it is signed in, and how to take it along or end it. */
import { data, redirect } from 'react-router'
import { content } from '#app/content/index.server.ts'
import { accountRecord } from '#app/domain/account/account-page.server.ts'
import { proofNeeded } from '#app/domain/account/prove-identity.server.ts'
import { listSessions } from '#app/domain/account/sessions.server.ts'
import { localeOfPath, pathInLocale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { readingMinutes, readingTime } from '#app/reading-time.ts'
import { appContext, originContext, requestContext } from '#app/request-context.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import { AwayScreen, headOf } from '../parts/away-screen.tsx'
import { ForgetPost } from '../parts/forget-post.tsx'
import { LeaveAccount } from '../parts/leave-account.tsx'
import { needUser } from '../parts/need-user.server.ts'
import { needsDatabase } from '../parts/needs-database.server.ts'
import { answerHeaders } from '../parts/private-headers.ts'
import type { Route } from './+types/page.ts'
import { EmailSection } from './email-section.tsx'
import { LeaveSection } from './leave-section.tsx'
import { isOfOther } from './of-account.tsx'
import { ProfileSection } from './profile-section.tsx'
import { receiveChange } from './receive-change.server.ts'
import { SessionsSection } from './sessions-section.tsx'
import { SignOutForm } from './sign-out-form.tsx'

export function loader(args: Route.LoaderArgs) {
  return needsDatabase(args, 'account', load)
}

export function action(args: Route.ActionArgs) {
  return needsDatabase(args, 'account', act)
}

export const meta: Route.MetaFunction = headOf

export const headers = answerHeaders

export const ErrorBoundary = AwayScreen

async function load({ request, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const user = await needUser(app, request, url)
  const locale = localeOfPath(url.pathname)
  const copy = content('account', locale)
  const labels = content('labels', locale)
  const { profile, record, sessions, leave } = copy.overview
  const read = (part: unknown) => readingTime(part, labels.reading)
  return {
    locale,
    copy,
    labels: { language: labels.language, summary: labels.formErrors.summary },
    user,
    proof: await proofNeeded(app, user),
    record: await accountRecord(app, user.userId),
    sessions: await listSessions(app, user),
    done: url.searchParams.get('done'),
    reading: {
      profile: read([profile, record]),
      email: read(copy.newEmail.text),
      sessions: read(sessions),
      leave: read(leave),
    },
    minutes: readingMinutes(copy.overview),
    head: pageHead({ page: 'account', locale, origin: context.get(originContext), index: false }),
  }
}

async function act({ request, url, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const user = await needUser(app, request, url)
  const form = await request.formData().catch(() => undefined)
  if (!form) throw data(null, { status: 400 })
  const locale = localeOfPath(url.pathname)
  if (isOfOther(form, user.userId)) throw redirect(`${pathTo('account', locale)}?done=other-account`, 303)
  const { clientAddress } = context.get(requestContext)
  const receipt = await receiveChange(app, user, form, { locale, clientAddress })
  if ('posted' in receipt) return data(receipt.posted, receipt.init)
  throw redirect(`${pathTo('account', locale)}?done=${receipt.done}`, 303)
}

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, copy, labels, user, proof, record, sessions, reading } = loaderData
  const { overview } = copy
  // What came back of a form is the news; what was done before it is not.
  const done = actionData ? undefined : loaderData.done
  return (
    <>
      {actionData ? <ForgetPost /> : <LeaveAccount />}
      <SheetHead headline={overview.headline}>
        <p className="lede">{overview.lede}</p>
        <SignOutForm label={overview.signOut} action={pathInLocale('/sign-out', locale)} />
      </SheetHead>
      <ProfileSection
        copy={overview}
        labels={labels}
        locale={locale}
        user={user}
        record={record}
        reading={reading.profile}
        news={done === 'saved' ? 'saved' : done === 'other-account' ? 'otherAccount' : undefined}
        posted={actionData?.profile}
      />
      <EmailSection
        copy={copy}
        locale={locale}
        userId={user.userId}
        proof={proof}
        reading={reading.email}
        news={done === 'email-asked' ? 'asked' : done === 'email-changed' ? 'changed' : undefined}
        posted={actionData?.email}
      />
      <SessionsSection
        copy={overview}
        locale={locale}
        userId={user.userId}
        sessions={sessions}
        reading={reading.sessions}
        recalled={done === 'recalled'}
      />
      <LeaveSection copy={overview.leave} locale={locale} reading={reading.leave} />
    </>
  )
}
