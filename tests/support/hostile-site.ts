/**
 * A site to which somebody sent hostile texts through every form it has, and at whose desk somebody works whose own name and
 * words are no better.
 */

import type { APIRequestContext } from '@playwright/test'
import { codePoints } from '#app/domain/typed-text.ts'
import { anyAddress } from './any-address.ts'
import { asSlowAsAPerson } from './as-slow-as-a-person.ts'
import { bookOverHttp } from './book-over-http.ts'
import { formToken } from './contact-client.ts'
import { cutTo, hostileEmails, hostilePhones, hostileWords, longWord } from './hostile-texts.ts'
import { fieldsOf } from './posted-form.ts'
import type { Site } from './start-site.ts'
import { readStored } from './stored-rows.ts'

export interface HostileSite {
  /** Of the lead that sent a message, a report, a checklist and a booking. */
  readonly lead: number
  readonly email: string
  /** Of the lead whose every field is as long as can be, and cannot be broken. */
  readonly longLead: number
  readonly bookings: readonly { readonly number: number; readonly token: string }[]
  readonly reports: readonly SavedReport[]
}

export interface SavedReport {
  readonly words: readonly string[]
  /** Addresses. */
  readonly share: string
  readonly withdraw: string
  readonly pdf: string
}

/** Without what is taken for advertising, which is answered by nobody. */
export const answeredWords = hostileWords.filter((word) => !/<a\s[^>]*href/i.test(word))

/** Without broken characters: no reader of calendars can tell their stand-in from a line that was folded badly. */
export const manyWords = answeredWords.filter((word) => word.isWellFormed()).join('\n')

export const replySubject = cutTo(hostileWords.slice(40).join(' '), 200)

/** What the browser of a visitor says of itself. */
export const hostileAgent = 'Mozilla/5.0 "><script>alert(1)</script> (Windows) Chrome/142'

export const wholeName = hostileWords[1] ?? ''

export const wholeCompany = hostileWords[2] ?? ''

export const wholeAddress = hostileWords.slice(3, 9).join(' ')

/** The lead that sends everything has the address with the question mark: what it says is a link at the desk. */
const email = hostileEmails.find((address) => address.includes('?')) ?? ''

const longEmail = hostileEmails.at(-1) ?? ''

export async function sendHostileTexts(site: Site): Promise<HostileSite> {
  const [token, bookings] = await Promise.all([formToken(site.origin), bookTwice(site), writeAll(site)])
  await Promise.all([...hostileWords.map((word) => crash(site, word)), sendChecklist(site, token)])
  await crash(site, manyWords)
  const reports: SavedReport[] = []
  // The lead gets its name from the last: the first of the words.
  for (const words of [Array<string>(25).fill(cutTo(longWord, 40)), ...inPartsOf(25, hostileWords).toReversed()])
    reports.push(await saveReport(site, token, words))
  const stored = readStored(site.dataDir)
  const leads = [...(stored.get('lead')?.values() ?? [])]
  const rows = [...(stored.get('booking')?.values() ?? [])]
  const numberOf = (address: string) => Number(leads.find((lead) => lead['email'] === address)?.['id'])
  return {
    lead: numberOf(email),
    email,
    longLead: numberOf(longEmail),
    bookings: bookings.map((token, index) => ({ token, number: Number(rows[index]?.['id']) })),
    reports,
  }
}

/** What staff write: a note, a reply, an owner, a blocked period and a cancelled booking. */
export async function writeAtDesk(request: APIRequestContext, site: Site, made: HostileSite): Promise<void> {
  const post = async (path: string, form: Record<string, string>) => {
    const answer = await request.post(path, { form, headers: { Origin: site.origin }, maxRedirects: 0 })
    if (answer.status() !== 303) throw new Error(`${path} ${form['do']}: ${answer.status()} ${await answer.text()}`)
  }
  const file = `/admin/leads/${made.lead}`
  const revision = () => String(readStored(site.dataDir).get('lead')?.get(`[${made.lead}]`)?.['revision'])
  await post(file, { do: 'note', note: manyWords })
  await post(file, {
    do: 'reply',
    subject: replySubject,
    text: manyWords,
    key: crypto.randomUUID(),
    revision: revision(),
    seen: new Date().toISOString(),
  })
  const block = { intent: 'block', 'from-day': '2031-03-03', 'from-time': '10:00', 'to-day': '2031-03-03' }
  await post('/admin/bookings', { ...block, 'to-time': '12:00', reason: wholeName })
  const next = { ...block, 'from-day': '2031-03-04', 'to-day': '2031-03-04' }
  await post('/admin/bookings', { ...next, 'to-time': '12:00', reason: cutTo(longWord, 200) })
  const number = String(made.bookings.at(-1)?.number)
  const reason = cutTo(manyWords, 500)
  await post('/admin/bookings', { intent: 'cancel', number, revision: '0', reason })
}

/** Each word from an address of its own, the many of them from one. */
async function writeAll({ origin }: Site): Promise<void> {
  const messages = [
    ...hostileWords.map((word, index) => ({
      name: `${word} .`,
      email: hostileEmails.filter((one) => one !== email && one !== longEmail)[index] ?? `word${index}@dewit.example`,
      company: word,
      message: `${word}\n\n${word} is what I typed`,
      campaign: word,
    })),
    { name: wholeName, email, company: wholeCompany, message: manyWords, campaign: wholeName },
    { name: longWord, email: longEmail, company: longWord, message: longWord, campaign: longWord },
  ]
  const forms = await Promise.all(messages.map(({ campaign }) => openContact(origin, campaign)))
  await asSlowAsAPerson()
  await Promise.all(
    messages.map(async ({ name, email, company, message }, index) => {
      const typed = { name: cutTo(name, 100), email, company: cutTo(company, 150), message: cutTo(message, 5_000) }
      const body = new URLSearchParams([...(forms[index] ?? []), ...Object.entries(typed)])
      await expectStatus(
        303,
        await fetch(`${origin}/contact`, { method: 'POST', redirect: 'manual', headers: headers(), body }),
      )
    }),
  )
}

/** From a page elsewhere whose address is hostile, through a campaign whose every name is. */
async function openContact(origin: string, campaign: string): Promise<[string, string][]> {
  const named = ['source', 'medium', 'campaign', 'term', 'content'].map((name) => [`utm_${name}`, cutTo(campaign, 200)])
  const Referer = `https://evil.example/${encodeURIComponent(cutTo(campaign, 200).toWellFormed())}`
  const answer = await fetch(`${origin}/contact?${new URLSearchParams(named)}`, { headers: { ...headers(), Referer } })
  return fieldsOf(await answer.text())
}

/** Two workshops at theirs: one of words, in two sessions and in Dutch, and one of the long word. */
async function bookTwice({ origin }: Site): Promise<string[]> {
  const shared = { event: 'automation-strategy-workshop', zone: 'Europe/Berlin' } as const
  const words = {
    name: wholeName,
    email,
    company: wholeCompany,
    way: 'theirs',
    phone: hostilePhones[0] ?? '',
    address: wholeAddress,
    message: manyWords,
  }
  const long = {
    name: cutTo(longWord, 100),
    email: longEmail,
    company: cutTo(longWord, 150),
    way: 'theirs',
    phone: '1'.repeat(30),
    address: cutTo(longWord, 200),
    message: cutTo(longWord, 2_000),
  }
  return [
    await bookOverHttp(origin, { ...shared, format: 'two', locale: 'nl', typed: words }),
    await bookOverHttp(origin, { ...shared, typed: long }),
  ]
}

async function saveReport({ origin }: Site, token: string, words: readonly string[]): Promise<SavedReport> {
  const at = (index: number) => words[index % words.length] ?? ''
  const steps = Array.from({ length: 12 }, (_, index) => {
    const fields = { n: at(2 * index), w: at(2 * index + 1), d: '1', m: '10', t: '100', b: 'person' }
    return Object.entries(fields).map(([name, value]) => [`s${index + 1}-${name}`, value])
  })
  const sheet = new URLSearchParams([['process', 'own'], ['num', 'en'], ['name', at(24)], ...steps.flat()])
  const fields = {
    sheet: String(sheet),
    owner: at(0),
    email,
    consent: 'on',
    locale: 'en',
    key: crypto.randomUUID(),
    token,
    source: JSON.stringify({ utm_source: at(1), utm_campaign: at(2), page: at(3) }),
  }
  const body = new URLSearchParams(fields)
  const answer = await fetch(`${origin}/api/reports`, { method: 'POST', headers: headers(), body })
  await expectStatus(201, answer)
  return { words, ...((await answer.json()) as Omit<SavedReport, 'words'>) }
}

async function sendChecklist({ origin }: Site, token: string): Promise<void> {
  const source = JSON.stringify({ utm_source: wholeName, page: 'javascript:alert(1)' })
  const fields = { do: 'mail', email, consent: 'on', key: crypto.randomUUID(), token, source, 'one-process': 'on' }
  const body = new URLSearchParams(fields)
  await expectStatus(200, await fetch(`${origin}/checklist`, { method: 'POST', headers: headers(), body }))
}

async function crash({ origin }: Site, word: string): Promise<void> {
  const stack = `Error: ${word}\n    at f (https://site.example/assets/a.js:1:${codePoints(word)})`
  const answer = await fetch(`${origin}/api/app-error`, {
    method: 'POST',
    headers: { ...headers(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ message: word, stack, path: `/${word}` }),
  })
  await expectStatus(204, answer)
}

function headers(): Record<string, string> {
  return { 'X-Forwarded-For': anyAddress(), 'User-Agent': hostileAgent }
}

function inPartsOf(size: number, words: readonly string[]): string[][] {
  const count = Math.ceil(words.length / size)
  return Array.from({ length: count }, (_, index) => words.slice(index * size, (index + 1) * size))
}

async function expectStatus(status: number, answer: Response): Promise<void> {
  if (answer.status !== status) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`)
}
