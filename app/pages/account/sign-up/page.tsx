/** Making an account: the form, and beside it everything that is stored. What it answers is the same for every address. */
import { data, redirect } from 'react-router'
import { content } from '#app/content/index.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { readingMinutes, readingTime } from '#app/reading-time.ts'
import { appContext, originContext, requestContext } from '#app/request-context.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { leadingOn } from '#app/sign-in-path.ts'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { AwayScreen, headOf } from '../parts/away-screen.tsx'
import { ForgetPost } from '../parts/forget-post.tsx'
import { wantedPath, withNews } from '../parts/landing.ts'
import { needsDatabase } from '../parts/needs-database.server.ts'
import { passSignedIn } from '../parts/pass-signed-in.server.ts'
import { answerHeaders } from '../parts/private-headers.ts'
import type { Route } from './+types/page.ts'
import { PartsList } from './parts-list.tsx'
import { receiveSignUp } from './receive-sign-up.server.ts'
import { SentScreen } from './sent-screen.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export function loader(args: Route.LoaderArgs) {
  return needsDatabase(args, 'signUp', load)
}

async function load({ request, url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const copy = content('account', locale)
  const labels = content('labels', locale)
  const sent = url.searchParams.has('sent')
  // What was sent from a tab of before is answered all the same.
  if (!sent) await passSignedIn(context.get(appContext), request, url)
  const shown = sent ? copy.signUp.sent : [copy.signUp.parts, copy.signUp.button]
  return {
    locale,
    copy,
    summary: labels.formErrors.summary,
    sent,
    wanted: wantedPath(url),
    reading: readingTime(shown, labels.reading),
    minutes: readingMinutes(shown),
    head: pageHead({ page: 'signUp', locale, origin: context.get(originContext), index: false }),
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  if (!form) throw data(null, { status: 400 })
  const locale = localeOfPath(url.pathname)
  const { clientAddress } = context.get(requestContext)
  const receipt = await receiveSignUp(context.get(appContext), form, { locale, clientAddress, to: wantedPath(url) })
  if (receipt === 'taken') throw redirect(withNews(leadingOn(pathTo('signUp', locale), wantedPath(url)), 'sent'), 303)
  return data(receipt.posted, receipt.init)
}

export const meta: Route.MetaFunction = headOf

export const headers = answerHeaders

export const ErrorBoundary = AwayScreen

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, copy, summary, sent, wanted, reading } = loaderData
  const { signUp } = copy
  if (sent && !actionData)
    return <SentScreen copy={copy} again={leadingOn(pathTo('signUp', locale), wanted)} reading={reading} />
  return (
    <>
      {actionData ? <ForgetPost /> : null}
      <SheetHead headline={signUp.headline}>
        <p className="lede">{signUp.lede}</p>
      </SheetHead>
      <SheetSection id="account" at={{ letter: 'A', reading }} name={signUp.section} step={6}>
        <SignUpForm copy={copy} summary={summary} locale={locale} wanted={wanted} posted={actionData} />
        <PartsList copy={signUp.parts} />
      </SheetSection>
    </>
  )
}
