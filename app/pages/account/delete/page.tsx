/** Deleting the account: what goes, and a second confirmation. */
import { data, redirect } from 'react-router'
import { content } from '#app/content/index.server.ts'
import { tidyEmail } from '#app/domain/account/account-input.ts'
import { accountRecord } from '#app/domain/account/account-page.server.ts'
import { deleteAccount } from '#app/domain/account/delete-account.server.ts'
import { listSessions } from '#app/domain/account/sessions.server.ts'
import { fieldOf } from '#app/field-of.ts'
import { localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { readingMinutes, readingTime } from '#app/reading-time.ts'
import { appContext, originContext } from '#app/request-context.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { AwayScreen, headOf } from '../parts/away-screen.tsx'
import { ForgetPost } from '../parts/forget-post.tsx'
import { LeaveAccount } from '../parts/leave-account.tsx'
import { needUser } from '../parts/need-user.server.ts'
import { needsDatabase } from '../parts/needs-database.server.ts'
import { answerHeaders } from '../parts/private-headers.ts'
import type { Route } from './+types/page.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { FateTable } from './fate-table.tsx'

export function loader(args: Route.LoaderArgs) {
  return needsDatabase(args, 'deleteAccount', load)
}

export function action(args: Route.ActionArgs) {
  return needsDatabase(args, 'deleteAccount', act)
}

export const meta: Route.MetaFunction = headOf

export const headers = answerHeaders

export const ErrorBoundary = AwayScreen

async function load({ request, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const user = await needUser(app, request, url)
  const locale = localeOfPath(url.pathname)
  const copy = content('account', locale).deletion
  const labels = content('labels', locale)
  return {
    locale,
    copy,
    summary: labels.formErrors.summary,
    email: user.email,
    devices: (await listSessions(app, user)).length,
    signIns: (await accountRecord(app, user.userId))?.signIns ?? 0,
    reading: readingTime([copy.table, copy.confirm], labels.reading),
    minutes: readingMinutes(copy),
    head: pageHead({ page: 'deleteAccount', locale, origin: context.get(originContext), index: false }),
  }
}

async function act({ request, url, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const user = await needUser(app, request, url)
  const form = await request.formData().catch(() => undefined)
  if (!form) throw data(null, { status: 400 })
  const typed = { email: fieldOf(form, 'email'), understood: form.has('understood') }
  const wrong = { email: tidyEmail(typed.email) !== user.email, understood: !typed.understood }
  if (wrong.email || wrong.understood) return data({ typed, wrong }, { status: 422 })
  const { cookies } = await deleteAccount(app, user.userId)
  const path = pathTo('signIn', localeOfPath(url.pathname))
  throw redirect(`${path}?done=deleted`, { status: 303, headers: cookies })
}

export default function DeleteAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, copy, summary, email, devices, signIns, reading } = loaderData
  return (
    <>
      {actionData ? <ForgetPost /> : <LeaveAccount />}
      <SheetHead headline={copy.headline}>
        <p className="lede">{copy.lede}</p>
      </SheetHead>
      <SheetSection id="delete" at={{ letter: 'A', reading }} name={copy.section} step={6}>
        <h2 className="visually-hidden">{copy.section}</h2>
        <FateTable copy={copy.table} locale={locale} devices={devices} signIns={signIns} />
        <ConfirmForm copy={copy.confirm} summary={summary} locale={locale} email={email} posted={actionData} />
      </SheetSection>
    </>
  )
}
