/** The slip of a booking that was made. */
import type { Content } from '#app/content/index.server.ts'
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

export function ManagedSlip({ shown: { booking, name, where }, copy, words, locale }: ManagedSlipProps) {
  return (
    <BookingSlip
      title={slipTitle(booking, name, copy)}
      sessions={booking.sessions}
      zone={booking.zone}
      words={words}
      locale={locale}
      rows={slipRows(booking, where, copy, locale)}
      void={booking.status === 'cancelled'}
    />
  )
}
