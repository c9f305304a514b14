/**
 * In place of a page of an account while the database is out of reach. Routes have it as their `ErrorBoundary`; any other
 * error gets the crash screen, as elsewhere.
 */
import { isRouteErrorResponse, type MetaDescriptor, useRouteError, useRouteLoaderData } from 'react-router'
import type { Content } from '#app/content/index.server.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { CrashScreen } from '#app/ui/error-screens/crash-screen.tsx'
import { AwayDrawing } from '#app/ui/notice-screen/away-drawing.tsx'
import { NoticeScreen } from '#app/ui/notice-screen/notice-screen.tsx'

/** What a route throws, with 503. */
export interface Away {
  away: Content<'account'>['later']
  /** Of the page that was asked for. */
  path: string
  /** What was posted, without passwords; undefined when nothing was. */
  fields: [name: string, value: string][] | undefined
  passwordLeftOut: boolean
  head: MetaDescriptor[]
}

export function AwayScreen() {
  const error = useRouteError()
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const away = awayIn(error)
  if (away) return <Screen {...away} />
  if (!root) throw error // the shell itself failed: the server answers with its plain page
  return <CrashScreen copy={root.errors} error={error} />
}

interface Page {
  loaderData?: { head: MetaDescriptor[] } | undefined
  error?: unknown
  matches: readonly ({ meta: MetaDescriptor[] } | undefined)[]
}

/** A route's `meta`: of the page, of this screen, or else of the crash, which the root words. */
export function headOf({ loaderData, error, matches }: Page): MetaDescriptor[] {
  return loaderData?.head ?? awayIn(error)?.head ?? matches[0]?.meta ?? []
}

function awayIn(error: unknown): Away | undefined {
  return isRouteErrorResponse(error) && error.status === 503 ? (error.data as Away) : undefined
}

function Screen({ away: copy, path, fields, passwordLeftOut }: Away) {
  const { headline, looked, sent, password, button, reach, map } = copy
  const text = fields ? `${sent} ${passwordLeftOut ? password : ''}`.trim() : looked
  const again = fields ? (
    <form method="post" action={path}>
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a form may send a name twice, and this list never changes
        <input key={index} type="hidden" name={name} value={value} autoComplete="off" />
      ))}
      <button className="btn" type="submit">
        {button}
      </button>
    </form>
  ) : (
    { label: button, href: path }
  )
  return (
    <NoticeScreen drawing={<AwayDrawing map={map} by="software" />} headline={headline} text={text} button={again}>
      <p className="label">{reach.label}</p>
      <p>{reach.text}</p>
      <ul>
        <li>
          <a href={`tel:${reach.phone.number}`}>{reach.phone.shown}</a>
        </li>
        <li>
          <a href={`mailto:${reach.email.address}`}>{reach.email.address}</a>
        </li>
      </ul>
    </NoticeScreen>
  )
}
