/**
 * The checklist: thirty points to tick, the ladder and the six drawings that they draw. Those and all numbers follow from
 * the boxes by style sheet alone; the script keeps the ticks and puts the score into words. Without it the list is a form.
 */
import { data, redirect } from 'react-router'
import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import { currentUser } from '#app/domain/account/current-user.server.ts'
import { findTicks } from '#app/domain/checklist/account-ticks.server.ts'
import type { Ticks } from '#app/domain/checklist/ticks.ts'
import { hiddenValues } from '#app/domain/contact/hidden-values.server.ts'
import { localeOfPath } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import type { App } from '#app/platform/app.ts'
import { readingMinutes, readingTime } from '#app/reading-time.ts'
import { appContext, originContext, requestContext } from '#app/request-context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { pageHead } from '#app/seo/head.server.ts'
import { ClientData } from '#app/session/client-data.tsx'
import { SessionStatus } from '#app/session/session-status.tsx'
import { type SessionUser, sessionUserOf } from '#app/session/session-user.ts'
import { Breadcrumb } from '#app/ui/breadcrumb/breadcrumb.tsx'
import { ClosingCall } from '#app/ui/closing-call/closing-call.tsx'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import { useHidden } from '#app/use-hidden.ts'
import type { Route } from './+types/page.ts'
import { Checklist } from './checklist.tsx'
import styles from './page.module.css'
import { receiveChecklist } from './receive-checklist.server.ts'

export const handle: RouteHandle = { hydrate: true, paintsAt: 'data' }

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname)
  const copy = content('checklist', locale)
  const app = context.get(appContext)
  const { breadcrumb, reading, formErrors } = content('labels', locale)
  /** Of the themes, the result, taking it along and the closing call: what the dividers show. */
  const read = [...copy.themes, copy.result, [copy.takeAlong.text, copy.takeAlong.form], copy.closing]
  return {
    locale,
    copy,
    session: content('session', locale),
    ...(await readAccount(app, request)),
    saved: url.searchParams.get('done') === 'saved',
    hidden: hiddenValues(app, url, request.headers.get('Referer')),
    breadcrumb,
    words: { formErrors },
    reading: read.map((part) => readingTime(part, reading)),
    minutes: readingMinutes(read),
    contact: pathTo('contact', locale),
    head: pageHead({ page: 'checklist', locale, origin: context.get(originContext) }),
  }
}

/** Posted without a script. A list that is mailed comes back as it was: a visitor's ticks stand nowhere else. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined)
  if (!form) throw data(null, { status: 400 })
  const locale = localeOfPath(url.pathname)
  const { clientAddress } = context.get(requestContext)
  const receipt = await receiveChecklist(context.get(appContext), request, form, { locale, clientAddress })
  if (receipt === 'saved') throw redirect(`${pathTo('checklist', locale)}?done=saved#kept`, 303)
  const { posted, status, retryAfter } = receipt
  return data(posted, { status, ...(retryAfter ? { headers: { 'Retry-After': String(retryAfter) } } : {}) })
}

interface Account {
  /** Null for a visitor. */
  user?: SessionUser | null
  accountTicks?: Ticks
}

/** Empty when the database is out of reach: the list works without it, and the browser asks again. */
async function readAccount(app: App, request: Request): Promise<Account> {
  try {
    const user = await currentUser(app, request)
    if (!user) return { user: null }
    return { user: sessionUserOf(user), accountTicks: await findTicks(app, user.userId) }
  } catch (error) {
    app.log.error({ err: error }, 'session not read')
    return {}
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.head

export function headers({ actionHeaders }: Route.HeadersArgs): Headers {
  const answer = new Headers(actionHeaders)
  // Who is signed in stands in it.
  answer.set('Cache-Control', 'no-store')
  return answer
}

export default function ChecklistPage({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, copy, words, session, user, accountTicks, saved, hidden, breadcrumb, reading, minutes, contact } =
    loaderData
  const places = reading.map((time, index) => ({ letter: String.fromCharCode(65 + index), reading: time }))
  const closingAt = places.at(-1)
  return (
    <ClientData>
      <SheetHead headline={copy.headline} above={<Breadcrumb label={breadcrumb} steps={[{ label: copy.trail }]} />}>
        <p className="lede">{fill(copy.lede, { minutes: String(minutes) })}</p>
        <div className={styles.session}>
          <SessionStatus copy={session} locale={locale} initial={user} />
        </div>
      </SheetHead>
      <Checklist
        {...{ copy, words, locale, places, user, accountTicks }}
        posted={actionData}
        saved={saved && !actionData}
        hidden={{ ...useHidden(hidden), ...actionData?.hidden }}
      />
      {closingAt ? <ClosingCall copy={copy.closing} at={closingAt} href={contact} /> : null}
    </ClientData>
  )
}
