/** The slip of a booking that was made. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { mayChangeProcess } from '#app/domain/booking/booking-process.ts'
import type { Locale } from '#app/locales.ts'
import { BookingSlip } from '#app/ui/booking/booking-slip.tsx'
import type { Shown } from './booking-head.tsx'
import { slipRows, slipTitle } from './words.ts'

interface ManagedSlipProps {
  shown: Shown
  copy: Content<'bookingManage'>
  words: Content<'booking'>['slip']
  locale: Locale
}

export function ManagedSlip({ shown: { booking, name, where, now }, copy, words, locale }: ManagedSlipProps) {
  return (
    <BookingSlip
      title={slipTitle(booking, name, copy)}
      sessions={booking.sessions}
      zone={booking.zone}
      words={words}
      locale={locale}
      rows={slipRows(booking, where, copy, locale)}
      void={booking.status === 'cancelled'}
    >
      {mayChangeProcess(booking, now) ? (
        <p>{fill(copy.otherProcess, { phone: copy.reach.phone.shown.replaceAll(' ', '\u00a0') })}</p>
      ) : null}
    </BookingSlip>
  )
}
