/** In place of a booking: there is none at this address, or the calendar cannot be reached. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { NotFoundScreen } from '#app/ui/error-screens/not-found-screen.tsx'
import { AwayDrawing } from '#app/ui/notice-screen/away-drawing.tsx'
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
      drawing={<AwayDrawing map={map} by="software" />}
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
