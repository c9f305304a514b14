/** In place of a booking: there is none at this address, or the calendar cannot be reached. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { NotFoundScreen } from '#app/ui/error-screens/not-found-screen.tsx'
import { Drawing, drawn, Push, Step, Waiting } from '#app/ui/notice-screen/line-drawing.tsx'
import { NoticeScreen } from '#app/ui/notice-screen/notice-screen.tsx'

interface MissingScreenProps {
  reason: 'unknown' | 'away'
  unknown: Content<'errors'>['notFound']
  away: Content<'bookingManage'>
  /** The address that was asked for. */
  path: string
  locale: Locale
}

export function MissingScreen({ reason, unknown, away, path, locale }: MissingScreenProps) {
  if (reason === 'unknown') return <NotFoundScreen copy={unknown} locale={locale} pathname={path} />
  const { headline, text, button, reach, map } = away.away
  const { phone, email } = away.reach
  return (
    <NoticeScreen
      drawing={<WaitingLine map={map} />}
      headline={headline}
      text={text}
      button={{ label: button, href: path }}
    >
      <p>{reach}</p>
      <ul>
        <li>
          <a href={`tel:${phone.number}`}>{phone.shown}</a>
        </li>
        <li>
          <a href={`mailto:${email.address}`}>{email.address}</a>
        </li>
      </ul>
    </NoticeScreen>
  )
}

function WaitingLine({ map }: { map: Content<'bookingManage'>['away']['map'] }) {
  return (
    <>
      <Drawing width={1120} height={170} on="wide">
        <path className={drawn.ladder} d="M0 142H60V164H210V142" />
        <path className={drawn.wait} d="M210 142H1600" />
        <Push x={4} y={70} length={50} />
        <Step x={60} y={6} width={150} name={map.page} words={[map.pageWho, map.pageWith]} by="software" />
        <Push x={216} y={70} length={88} />
        <Waiting x={346} y={84} side={50} />
        <text className={drawn.large} x={230} y={130}>
          {map.waits}
        </text>
        <Calendar x={410} y={6} width={240} map={map} />
      </Drawing>
      <Drawing width={300} height={236} on="narrow">
        <path className={drawn.ladder} d="M2 0V8H22V92H2" />
        <path className={drawn.wait} d="M2 92V236" />
        <Step x={44} y={8} width={170} name={map.page} words={[map.pageWho, map.pageWith]} by="software" />
        <Waiting x={64} y={132} side={34} />
        <text className={drawn.large} x={92} y={130}>
          {map.waits}
        </text>
        <Calendar x={44} y={148} width={200} map={map} />
      </Drawing>
    </>
  )
}

interface CalendarProps {
  x: number
  y: number
  width: number
  map: Content<'bookingManage'>['away']['map']
}

/** Where the calendar is when it is there. */
function Calendar({ x, y, width, map }: CalendarProps) {
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
