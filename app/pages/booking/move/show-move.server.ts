/** Everything that the page shows on which a booking's time is changed. */
import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import type { Booking } from '#app/domain/booking/booking.ts'
import type { Locale } from '#app/locales.ts'
import { readingTime } from '#app/reading-time.ts'
import { secretHead } from '#app/seo/secret-head.ts'
import type { Choice } from '../address.ts'
import { currentLetter, nextLetter } from '../manage/words.ts'
import { moveHeadline } from './move-words.ts'
import type { Move } from './open-move.server.ts'

interface Look {
  token: string
  locale: Locale
  choice: Choice
}

export type ShownMove = ReturnType<typeof showMove>

export function showMove(booking: Booking, move: Move, { token, locale, choice }: Look) {
  const copy = content('bookingManage', locale)
  const { plan, gone, slip, taken, form } = content('booking', locale)
  const { reading, formErrors } = content('labels', locale)
  const headline = headlineOf()
  return {
    locale,
    token,
    booking,
    move,
    choice,
    kept: keptOf(),
    headline,
    zone: (choice.zone ?? booking.zone) || undefined,
    copy,
    words: { plan, gone, slip, taken, reach: form.reach },
    errors: formErrors,
    reading: {
      pick: readingTime([plan.day, plan.legend], reading),
      confirm: readingTime(copy.move.confirm, reading),
      taken: readingTime(copy.move.taken, reading),
    },
    sheet: { title: sheetTitle(), number: '1/1' },
    head: secretHead(headline.replace(/\.$/, '')),
  }

  function headlineOf(): string {
    if (move.step === 'pick') return copy.move.headline
    return move.step === 'taken' ? copy.move.taken.headline : moveHeadline(booking, move.sessions, copy, locale)
  }

  /** Of the choice, what stays while another time is picked. */
  function keptOf(): Partial<Choice> {
    const first = move.step === 'pick' ? move.pinned : move.step === 'taken' ? move.kept : undefined
    return {
      format: booking.format,
      ...(choice.zone === undefined ? {} : { zone: choice.zone }),
      ...(first ? { first: first.start } : {}),
    }
  }

  function sheetTitle(): string {
    const number = String(booking.number)
    return move.step === 'confirm'
      ? fill(copy.sheet.proposed, { number, letter: nextLetter(booking) })
      : fill(copy.sheet.revision, { number, letter: currentLetter(booking) })
  }
}
