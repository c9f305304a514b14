/**
 * Books as a browser without a script does: opens the page, fills in the form that it finds and posts it. Quicker than
 * the walk through the pages, for tests of what comes after.
 */
import { fromHtml } from 'hast-util-from-html'
import { pathToBook } from '#app/booking-paths.ts'
import type { BookingEvent, BookingFormat } from '#app/content/booking-rules.ts'
import type { Locale } from '#app/locales.ts'
import { anyAddress } from './any-address.ts'
import { asSlowAsAPerson } from './as-slow-as-a-person.ts'
import { elementsIn } from './elements.ts'
import { actionOf, fieldsOf } from './posted-form.ts'

interface Order {
  readonly event: BookingEvent
  readonly locale?: Locale
  readonly format?: BookingFormat
  /** Of the sessions, in order of time; free ones some weeks ahead when left out. */
  readonly starts?: readonly string[]
  /** The visitor's IANA zone. */
  readonly zone?: string
  /** What the visitor types, by the name of the field, over what everybody here types. The mailbox is a new one each time. */
  readonly typed?: Readonly<Record<string, string>>
}

/** The token of the booking's secret address; throws when it is refused. */
export async function bookOverHttp(origin: string, order: Order): Promise<string> {
  const { event, locale = 'en', format = 'one', zone } = order
  const client = anyAddress()
  const [first = '', second] = order.starts ?? (await freeStarts(origin, event, format))
  const chosen = second === undefined ? { at: first } : { format, first, at: second }
  const address = `${origin}${pathToBook(event, locale)}?${new URLSearchParams({ ...chosen, ...(zone ? { zone } : {}) })}`
  const page = await read(address)
  const fields = fieldsOf(page)
  await asSlowAsAPerson()
  const response = await fetch(new URL(actionOf(page), address), {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin, 'X-Forwarded-For': client },
    body: new URLSearchParams({ ...Object.fromEntries(fields), ...usual, email: anyMailbox(), ...order.typed }),
  })
  const [, token] = /\/b\/([0-9A-Z]{26})/.exec(response.headers.get('Location') ?? '') ?? []
  if (!token) throw new Error(`The booking was refused with ${response.status}`)
  return token
}

const usual = {
  name: 'Marieke de Wit',
  company: 'De Wit Installatietechniek',
  phone: '020 123 45 67',
  address: 'Kade 1, Naarden',
  message: 'Invoices wait for one signature.',
}

/** A mailbox takes no more than five bookings a day. Short enough for the narrowest columns of the desk. */
function anyMailbox(): string {
  return `${crypto.randomUUID().slice(0, 5)}@dewit.example`
}

/** Far enough ahead that they may still be changed: the first that can be booked may not. */
const daysAhead = 35

/** Where free sessions start, in order of time. */
async function freeStarts(origin: string, event: BookingEvent, format: BookingFormat): Promise<string[]> {
  const choose = (name: 'at' | 'first', query: Record<string, string>) =>
    someChoice(`${origin}${pathToBook(event, 'en')}?${new URLSearchParams({ format, ...query })}`, name)
  const month = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 7)
  if (format === 'one') return [await choose('at', { month })]
  const first = await choose('first', { month })
  return [first, await choose('at', { first })]
}

/** A time that the plan offers, about the middle of the month. */
async function someChoice(address: string, name: 'first' | 'at'): Promise<string> {
  const days = await choicesOf(address, 'day')
  // The whole workshop is picked in the month itself; else the times of one day are shown.
  const starts = await choicesOf(days.length > 0 ? `${address}&day=${middleOf(days)}` : address, name)
  const start = middleOf(starts)
  if (!start) throw new Error(`Nothing free at ${address}`)
  return start
}

/** What the links of the page would choose. */
async function choicesOf(address: string, name: string): Promise<string[]> {
  const links = elementsIn(fromHtml(await read(address))).filter(({ tagName }) => tagName === 'a')
  const queries = links.map(({ properties }) => new URL(String(properties['href']), address))
  return queries
    .filter(({ hash, searchParams }) => hash !== '' || searchParams.has('at'))
    .flatMap(({ searchParams }) => searchParams.get(name) ?? [])
}

function middleOf(choices: readonly string[]): string | undefined {
  return choices[Math.floor(choices.length / 2)]
}

async function read(address: string): Promise<string> {
  const response = await fetch(address, { headers: { 'X-Forwarded-For': anyAddress() } })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}
