/**
 * How numbers, money and time are written in each language. Rules: English €1,497 and 12.4, Dutch € 1.497 (with a
 * no-break space after the sign) and 12,4; four digits are grouped too; instants are shown in Amsterdam time.
 */
import type { Locale } from './locales.ts'
import { homeZone, partsIn } from './zone-time.ts'

/** `149700` is €1,497 or € 1.497, rounded to whole euros; with `cents: true` €1,497.00 or € 1.497,00. */
export function euros(cents: number, locale: Locale, options: { cents?: boolean } = {}): string {
  const amount = decimal(Math.abs(cents) / 100, options.cents ? 2 : 0, locale)
  const sign = cents < 0 && /[1-9]/.test(amount) ? '−' : ''
  return locale === 'nl' ? `€\u00a0${sign}${amount}` : `${sign}€${amount}`
}

/**
 * A range for tables and labels: €50–150 or € 50–150. With `thousands: true` English shortens to €80k–120k, which
 * Dutch does not.
 */
export function euroRange(
  fromCents: number,
  toCents: number,
  locale: Locale,
  options: { thousands?: boolean } = {},
): string {
  const short = options.thousands && locale === 'en'
  const amount = (cents: number) => (short ? `${integer(cents / 100_000, locale)}k` : integer(cents / 100, locale))
  return `€${locale === 'nl' ? '\u00a0' : ''}${amount(fromCents)}–${amount(toCents)}`
}

/** For the page: a range such as 9:00–17:00, 30–60 or Mon–Fri stays on one line, by a word joiner behind its dash. */
export function wholeRanges(text: string): string {
  return text.replaceAll(/([\p{L}\d]–)(?=[\p{L}\d])/gu, '$1\u2060')
}

/**
 * Always with `digits` decimals: 11 days are 11.0 or 11,0 beside 12.4. Halves go away from 0. Up to 21 digits in all.
 *
 * Not by `Intl`: a browser reads its tables of languages for the first number, a fifth of a second on a slow phone while the
 * calculator starts.
 */
export function decimal(value: number, digits: number, locale: Locale): string {
  const [group = '', point = ''] = locale === 'nl' ? '.,' : ',.'
  const rounded = round(value, digits)
  const [whole = '', decimals] = Math.abs(rounded).toFixed(digits).split('.')
  const amount = whole.replace(/\B(?=(\d{3})+$)/g, group) + (decimals ? point + decimals : '')
  return rounded < 0 ? `-${amount}` : amount
}

/** By how it is written: of 0.045 a computer keeps a little less than that, which would be 0.04. */
function round(value: number, digits: number): number {
  // Less than a millionth is written with an exponent of its own: 1e-7.
  const [written, exponent = '0'] = `${Math.abs(value)}`.split('e')
  const units = Math.round(Number(`${written}e${Number(exponent) + digits}`))
  return Math.sign(value) * Number(`${units}e-${digits}`)
}

/** As short as it goes with at most `most` decimals: 853.6, 4,268. */
export function shortest(value: number, most: number, locale: Locale): string {
  const rounded = round(value, most)
  let digits = 0
  while (digits < most && round(value, digits) !== rounded) digits++
  return decimal(value, digits, locale)
}

/**
 * Days of waiting or of lead time: 12.4, 11.0. Some days are never shown as none: below a twentieth with two decimals, and
 * never less than 0.01.
 */
export function daysAsNumber(days: number, locale: Locale): string {
  return days > 0 && days < 0.05 ? decimal(Math.max(0.01, days), 2, locale) : decimal(days, 1, locale)
}

/** A difference of two numbers of days as they are written: in hundredths where one of them is. */
export function savedDaysAsNumber(days: number, locale: Locale): string {
  const hundredths = Math.round(days * 100)
  return decimal(hundredths / 100, hundredths % 10 === 0 ? 1 : 2, locale)
}

export function integer(value: number, locale: Locale): string {
  return decimal(value, 0, locale)
}

/** `3 leads`, `1 lead`. Copy in two languages has counted forms of its own (content/fill.ts). */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** 12 November 2026; 12 november 2026. A text is a calendar date, `2026-11-12`; an instant is taken in Amsterdam. */
export function longDate(date: Date | string, locale: Locale): string {
  const { day, month, year } = calendarDay(date)
  return `${day} ${monthNames[locale][month - 1]} ${year}`
}

/** The calendar day of an instant, in Amsterdam or another zone, as an ISO date: `2026-11-12`. */
export function isoDay(instant: Date, zone = homeZone): string {
  const { year, month, day } = partsIn(zone, instant)
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

/**
 * Days of the calendar from one ISO date to another: 0 for the same, below 0 for an earlier one. Both are taken at midnight
 * UTC, so a day of 23 or 25 hours is one.
 */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}

/** Thursday 12 November; donderdag 12 november. */
export function dayAndMonth(date: Date | string, locale: Locale): string {
  const { day, month } = calendarDay(date)
  return `${weekday(date, locale)} ${day} ${monthNames[locale][month - 1]}`
}

/** Thursday; donderdag. With `short: true` Thu; do. */
export function weekday(date: Date | string, locale: Locale, options: { short?: boolean } = {}): string {
  const { year, month, day } = calendarDay(date)
  const names = options.short ? shortWeekdayNames : weekdayNames
  return names[locale][new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? ''
}

/** Of an ISO month, `2026-12`: December 2026; december 2026. */
export function monthAndYear(month: string, locale: Locale): string {
  const { year, month: number } = parseDate(`${month}-01`)
  return `${monthNames[locale][number - 1]} ${year}`
}

/** For tables: 12 Nov 2026; 12 nov 2026. */
export function shortDate(date: Date | string, locale: Locale): string {
  const { day, month, year } = calendarDay(date)
  return `${day} ${shortMonthNames[locale][month - 1]} ${year}`
}

/** 9:00; 9.00 (Dutch sentences put `uur` behind it). A text is a time of day, `09:00`; an instant is taken in the zone. */
export function clock(time: Date | string, locale: Locale, zone = homeZone): string {
  const { hour, minute } = typeof time === 'string' ? parseTime(time) : partsIn(zone, time)
  return `${hour}${locale === 'nl' ? '.' : ':'}${String(minute).padStart(2, '0')}`
}

/** Of a time of day: 570 for `09:30` and `9.30`. */
export function minutesOfDay(time: string): number {
  const { hour, minute } = parseTime(time)
  return hour * 60 + minute
}

// Written out, because the short names of runtimes differ between their versions ("Sep", "Sept").
const monthNames = {
  en: 'January February March April May June July August September October November December'.split(' '),
  nl: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
}

const shortMonthNames = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  nl: 'jan feb mrt apr mei jun jul aug sep okt nov dec'.split(' '),
}

const weekdayNames = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  nl: 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag'.split(' '),
}

const shortWeekdayNames = {
  en: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
  nl: 'zo ma di wo do vr za'.split(' '),
}

function calendarDay(date: Date | string): { year: number; month: number; day: number } {
  return typeof date === 'string' ? parseDate(date) : partsIn(homeZone, date)
}

function parseDate(text: string) {
  const [, year, month, day] = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.exec(text) ?? notATime(text)
  return { year: Number(year), month: Number(month), day: Number(day) }
}

/** As either language writes it. */
function parseTime(text: string) {
  const [, hour, minute] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(text) ?? notATime(text)
  return { hour: Number(hour), minute: Number(minute) }
}

function notATime(text: string): never {
  throw new RangeError(`not a date or time of day: ${JSON.stringify(text)}`)
}
