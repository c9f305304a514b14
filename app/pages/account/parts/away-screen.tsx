/**
 * In place of a page of an account while the database is out of reach. Routes have it as their `ErrorBoundary`; any other
 * error gets the crash screen, as elsewhere.
 */
import { isRouteErrorResponse, type MetaDescriptor, useRouteError, useRouteLoaderData } from 'react-router'
import type { Content } from '#app/content/index.server.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { CrashScreen } from '#app/ui/error-screens/crash-screen.tsx'
import { Drawing, drawn, Push, Step, Waiting } from '#app/ui/notice-screen/line-drawing.tsx'
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
    <NoticeScreen drawing={<WaitingLine map={map} />} headline={headline} text={text} button={again}>
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

function WaitingLine({ map }: { map: Away['away']['map'] }) {
  return (
    <>
      <Drawing width={1120} height={200} on="wide">
        <path className={drawn.ladder} d="M0 142H60V172H190V142H290V172H440V142" />
        <path className={drawn.wait} d="M440 142H1600" />
        <Push x={4} y={70} length={50} />
        <Step x={60} y={6} width={130} name={map.request} words={[map.requestWho, map.requestWith]} by="person" />
        <Push x={196} y={70} length={88} />
        <Step x={290} y={6} width={150} name={map.page} words={[map.pageWho, map.pageWith]} by="software" />
        <Push x={446} y={70} length={88} />
        <Waiting x={576} y={84} side={50} />
        <text className={drawn.large} x={460} y={130}>
          {map.waits}
        </text>
        <Records x={640} y={6} width={240} map={map} />
        <g className={drawn.gain}>
          <text x={125} y={194}>
            {map.oneSecond}
          </text>
          <text x={365} y={194}>
            {map.oneSecond}
          </text>
        </g>
      </Drawing>
      <Drawing width={300} height={236} on="narrow">
        <path className={drawn.ladder} d="M2 0V8H22V92H2" />
        <path className={drawn.wait} d="M2 92V236" />
        <Step x={44} y={8} width={170} name={map.page} words={[map.pageWho, map.pageWith]} by="software" />
        <Waiting x={64} y={132} side={34} />
        <text className={drawn.large} x={92} y={130}>
          {map.waits}
        </text>
        <Records x={44} y={148} width={200} map={map} />
      </Drawing>
    </>
  )
}

/** Where the records are when they are there. */
function Records({ x, y, width, map }: { x: number; y: number; width: number; map: Away['away']['map'] }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={drawn.ghost} d={`M0 0H${width}V84H0z`} />
      <text className={drawn.name} x="12" y="24">
        {map.records}
      </text>
      <text x="12" y="60">
        {map.away}
      </text>
    </g>
  )
}
