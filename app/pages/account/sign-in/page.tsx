/** Signing in: every way is a lane into the same place. Plain forms, no framework in the browser. */
import { data, redirect } from 'react-router'
import { content } from '#app/content/index.server.ts'
import { oauthProviders } from '#app/domain/account/oauth.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { readingMinutes, readingTime } from '#app/reading-time.ts'
import { appContext, originContext, requestContext } from '#app/request-context.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { leadingOn, signInPath } from '#app/sign-in-path.ts'
import { Note } from '#app/ui/note/note.tsx'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import { AwayScreen, headOf } from '../parts/away-screen.tsx'
import { ForgetPost } from '../parts/forget-post.tsx'
import { wantedPath } from '../parts/landing.ts'
import { needsDatabase } from '../parts/needs-database.server.ts'
import { passSignedIn } from '../parts/pass-signed-in.server.ts'
import { answerHeaders } from '../parts/private-headers.ts'
import type { Route } from './+types/page.ts'
import { LeavingScreen } from './leaving-screen.tsx'
import { noteOf } from './note-of.ts'
import styles from './page.module.css'
import { type PostedSignIn, receiveSignIn } from './receive-sign-in.server.ts'
import { WaysSection } from './ways-section.tsx'

export function loader(args: Route.LoaderArgs) {
  return needsDatabase(args, 'signIn', load)
}

export function action(args: Route.ActionArgs) {
  return needsDatabase(args, 'signIn', act)
}

export const meta: Route.MetaFunction = headOf

export const headers = answerHeaders

export const ErrorBoundary = AwayScreen

async function load({ request, url, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const locale = localeOfPath(url.pathname)
  const wanted = wantedPath(url)
  await passSignedIn(app, request, url)
  const copy = content('account', locale)
  const { providers, link, password, goal, none } = copy.signIn
  const shown = [providers, link.name, link.note, link.time, password.name, goal, none]
  return {
    locale,
    copy,
    providers: oauthProviders(app),
    action: signInPath(locale, wanted),
    signUp: leadingOn(pathTo('signUp', locale), wanted),
    note: noteOf(url, copy.signIn, wanted),
    linkSent: url.searchParams.get('done') === 'link',
    reading: readingTime(shown, content('labels', locale).reading),
    minutes: readingMinutes(shown),
    head: pageHead({ page: 'signIn', locale, origin: context.get(originContext), index: false }),
  }
}

async function act({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  if (!form) throw data(null, { status: 400 })
  const { clientAddress } = context.get(requestContext)
  const receipt = await receiveSignIn(context.get(appContext), form, {
    request,
    locale: localeOfPath(url.pathname),
    wanted: wantedPath(url),
    clientAddress,
  })
  if ('location' in receipt) throw redirect(receipt.location, { status: 303, headers: receipt.cookies })
  return data(receipt.answer, receipt.init)
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, copy, providers, action, signUp, note, linkSent, reading } = loaderData
  if (actionData && 'leaving' in actionData) return <LeavingScreen copy={copy.signIn} leaving={actionData.leaving} />
  const news = actionData ? providerTrouble(actionData) : note
  return (
    <>
      {actionData ? <ForgetPost /> : null}
      <SheetHead headline={copy.signIn.headline}>
        <p className="lede">{copy.signIn.lede}</p>
      </SheetHead>
      {news ? (
        <div className={styles.news}>
          <Note id="news" {...news} />
        </div>
      ) : null}
      <WaysSection
        copy={copy}
        locale={locale}
        providers={providers}
        action={action}
        signUp={signUp}
        reading={reading}
        linkSent={linkSent && !actionData}
        posted={actionData}
      />
    </>
  )
}

function providerTrouble({ way, trouble }: PostedSignIn) {
  return way === 'provider' ? trouble : undefined
}
