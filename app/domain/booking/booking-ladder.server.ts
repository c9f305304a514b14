/** A booking as the drawing that mails carry: what is work, what is waiting, and how long each really takes. */
import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import type { LadderStep } from '#app/domain/mail/sheet-mail.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import type { Instant } from '#db/tables.ts'
import type { Booking } from './booking.ts'
import { daysFrom, hoursFrom, toldMinutes } from './told-minutes.ts'

export function ladderOf({ event, sessions, createdAt, locale }: Booking): LadderStep[] {
  const words = content('bookingMails', locale).ladder
  const { form, call, page, workshop } = words
  const minutes = (count: number) => fill(words.minutes, { count: integer(count, locale) })
  const first: LadderStep = { name: form.name, time: minutes(form.minutes) }
  if (event === 'intro-call-30-minutes')
    return [
      first,
      { wait: waitWords(createdAt, sessions[0]?.start ?? createdAt, locale) },
      { name: call.name, time: minutes(call.minutes) },
      { wait: words.reply },
      { name: page.name, time: minutes(page.minutes) },
    ]
  const steps = sessions.flatMap(({ start, end }, index): LadderStep[] => [
    { wait: waitWords(sessions[index - 1]?.end ?? createdAt, start, locale) },
    {
      name: sessions.length < 2 ? workshop.name : fill(words.session, { number: String(index + 1) }),
      time: fill(words.hours, { count: integer(hoursBetween(start, end), locale) }),
    },
  ])
  return [first, ...steps]
}

function waitWords(from: Instant, to: Instant, locale: Locale): string {
  const { minutes, hours, days } = content('bookingMails', locale).ladder
  const told = toldMinutes((Date.parse(to) - Date.parse(from)) / 60_000)
  if (told < hoursFrom) return fill(minutes, { count: integer(told, locale) })
  const count = told / 60
  return count < daysFrom
    ? fill(hours, { count: integer(count, locale) })
    : fill(days, { count: integer(count / 24, locale) })
}

function hoursBetween(from: Instant, to: Instant): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 3_600_000)
}
