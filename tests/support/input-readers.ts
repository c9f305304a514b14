/**
 * Every function of the domain that takes what somebody sent and makes something of it. tests/architecture/input-readers.test.ts
 * adds those of the pages, holds the table to the source, and throws any input at all of them.
 */
import { emailIssue, nameIssue, tidyEmail } from '#app/domain/account/account-input.ts'
import { appErrorInput } from '#app/domain/app-error/input.ts'
import { bookingFields, checkBooking, readBookingForm, type TypedBooking } from '#app/domain/booking/booking-input.ts'
import { checkExport, readExportForm } from '#app/domain/checklist/export-input.ts'
import { readPostedTicks, tickFields } from '#app/domain/checklist/posted-ticks.ts'
import { readTicks, type Ticks, ticksIn, writeTicks } from '#app/domain/checklist/ticks.ts'
import { hiddenFields } from '#app/domain/contact/hidden-fields.ts'
import {
  type ContactInput,
  checkContact,
  contactFields,
  contactInput,
  type TypedContact,
} from '#app/domain/contact/input.ts'
import { readContactForm, readContactJson, readKey } from '#app/domain/contact/read-contact.ts'
import { readSource } from '#app/domain/contact/source.ts'
import { readSelector } from '#app/domain/launch/last-checks.server.ts'
import { checkReply, type TypedReply } from '#app/domain/lead/reply-input.ts'
import { saveFields } from '#app/domain/report/save-fields.ts'
import { checkSave, readSaveForm } from '#app/domain/report/save-input.ts'
import { checkSheet } from '#app/domain/roi/check-sheet.ts'
import { readStepEdit, type StepEdit, writeStepEdit } from '#app/domain/roi/edit-steps.ts'
import { readNumber } from '#app/domain/roi/read-number.ts'
import { readTypedSheet, type TypedSheet, typeSheet, writeTypedSheet } from '#app/domain/roi/typed-sheet.ts'
import { tidyLine, tidyText } from '#app/domain/typed-text.ts'
import { readPeriodDays } from '#app/domain/visits/period.ts'
import { knownZone } from '#app/zone-time.ts'
import { exampleSheet } from './example-sheet.ts'

/** What came: texts for as many fields as are asked for, and a value of JSON. */
export interface Sent {
  readonly texts: readonly string[]
  readonly json: unknown
}

export interface Reader {
  read(sent: Sent): unknown
  /** What it takes is kept: its texts fit any database, and none is longer than this, in code points. */
  readonly keeps?: number
  /** Reads again what it gave, written as it is written: the same has to come out. */
  again?(given: never): unknown
}

/** By file, and the name of the function or schema. */
export const domainReaders: Readonly<Record<string, Reader>> = {
  'app/domain/typed-text.ts tidyText': { read: ({ texts }) => tidyText(first(texts)), keeps: 100_000, again: tidyText },
  'app/domain/typed-text.ts tidyLine': { read: ({ texts }) => tidyLine(first(texts)), keeps: 100_000, again: tidyLine },
  'app/domain/account/account-input.ts tidyEmail': {
    read: ({ texts }) => tidyEmail(first(texts)),
    keeps: 100_000,
    again: tidyEmail,
  },
  'app/domain/account/account-input.ts emailIssue': { read: ({ texts }) => emailIssue(first(texts)) },
  'app/domain/account/account-input.ts nameIssue': { read: ({ texts }) => nameIssue(first(texts)) },
  'app/domain/app-error/input.ts appErrorInput': {
    read: ({ texts, json }) => [
      appErrorInput.safeParse(json).data,
      appErrorInput.safeParse({ message: first(texts), stack: texts[1], path: `/${texts[2]}` }).data,
    ],
    keeps: 4_000,
  },
  'app/domain/booking/booking-input.ts readBookingForm': {
    read: (sent) => readBookingForm(formOf(sent, [...bookingFields, ...hidden])),
  },
  'app/domain/booking/booking-input.ts checkBooking': {
    read: (sent) => {
      const typed = { ...booked, ...someOf(sent, bookingFields) } as TypedBooking
      const checked = checkBooking(typed, 'automation-strategy-workshop')
      return 'input' in checked ? checked.input : known(checked.issues, ['field', 'code'])
    },
    keeps: 2_000,
  },
  'app/domain/checklist/export-input.ts readExportForm': {
    read: (sent) => readExportForm(formOf(sent, ['email', 'consent', ...hidden])),
  },
  'app/domain/checklist/export-input.ts checkExport': {
    read: ({ texts }) => checkExport({ email: first(texts), consent: true }),
    keeps: 254,
  },
  'app/domain/checklist/posted-ticks.ts readPostedTicks': {
    read: (sent) => readPostedTicks(formOf(sent, [tickFields.tick, tickFields.shown]), ['one-owner', 'constructor']),
    keeps: 20,
  },
  'app/domain/checklist/ticks.ts readTicks': {
    read: ({ texts, json }) => [first(texts), JSON.stringify(json) ?? ''].map(readTicks)[1],
    keeps: 64,
    again: (ticks: Ticks) => readTicks(writeTicks(ticks)),
  },
  'app/domain/checklist/ticks.ts ticksIn': { read: ({ json }) => ticksIn(json), keeps: 64, again: ticksIn },
  'app/domain/contact/input.ts contactInput': { read: ({ json }) => contactInput.safeParse(json).data, keeps: 5_000 },
  'app/domain/contact/input.ts checkContact': {
    read: (sent) => {
      const checked = checkContact({ ...written, ...someOf(sent, contactFields) } as TypedContact)
      return 'input' in checked ? checked.input : known(checked.issues, ['field', 'code'])
    },
    keeps: 5_000,
    again: (input: ContactInput) => {
      if (!('email' in input)) return input
      const checked = checkContact({ ...input, company: input.company ?? '' })
      return 'input' in checked ? checked.input : checked
    },
  },
  'app/domain/contact/read-contact.ts readContactForm': {
    read: (sent) => readContactForm(formOf(sent, [...contactFields, ...hidden])),
  },
  'app/domain/contact/read-contact.ts readContactJson': { read: ({ json }) => readContactJson(json) },
  'app/domain/contact/read-contact.ts readKey': {
    read: ({ texts, json }) => [readKey(first(texts)), readKey(json)],
    keeps: 100,
  },
  'app/domain/contact/source.ts readSource': {
    read: ({ texts, json }) => readSource(texts.length % 2 === 0 ? json : { page: first(texts), utm_source: texts[1] }),
    keeps: 300,
    again: (source: object) => readSource(JSON.stringify(source)),
  },
  'app/domain/launch/last-checks.server.ts readSelector': {
    read: ({ texts }) => readSelector(first(texts)),
    keeps: 63,
    again: readSelector,
  },
  'app/domain/lead/reply-input.ts checkReply': {
    read: ({ texts: [subject = '', text = ''] }) =>
      checkReply({ subject: `Re: ${subject}`, text: `We come on ${text}` }),
    keeps: 10_000,
    again: (given: { reply: TypedReply } | object) => ('reply' in given ? checkReply(given.reply) : given),
  },
  'app/domain/report/save-input.ts readSaveForm': {
    read: (sent) => readSaveForm(formOf(sent, [...Object.values(saveFields), ...hidden])),
  },
  'app/domain/report/save-input.ts checkSave': {
    read: ({ texts: [owner = '', email = ''] }) => {
      const { input, issues } = checkSave({ owner, email, consent: false })
      return issues.length === 0 ? input : known(issues, ['field', 'code'])
    },
    keeps: 254,
  },
  'app/domain/roi/check-sheet.ts checkSheet': {
    read: (sent) =>
      checkSheet({ ...typedSheet, ...someOf(sent, ['name', 'people', 'process']), steps: stepsOf(sent) }, exampleSheet)
        .sheet,
    keeps: 40,
  },
  'app/domain/roi/edit-steps.ts readStepEdit': {
    read: ({ texts }) => readStepEdit(first(texts)),
    again: (edit: StepEdit) => readStepEdit(writeStepEdit(edit)),
  },
  'app/domain/roi/read-number.ts readNumber': {
    read: ({ texts }) => [readNumber(first(texts), 'en'), readNumber(first(texts), 'nl')],
  },
  'app/domain/roi/typed-sheet.ts readTypedSheet': {
    read: (sent) =>
      readTypedSheet(queryOf(sent, ['s1-n', 's1-d', 's2-n', 'name', 'process', 'num', 'rate']), typedSheet),
    again: (typed: TypedSheet) => readTypedSheet(writeTypedSheet(typed), typedSheet),
  },
  'app/domain/visits/period.ts readPeriodDays': { read: ({ texts }) => readPeriodDays(first(texts)) },
  'app/zone-time.ts knownZone': { read: ({ texts }) => knownZone(first(texts)), keeps: 40, again: knownZone },
}

const hidden = Object.values(hiddenFields)
const written: TypedContact = {
  name: 'Anna',
  email: 'anna@example.nl',
  company: '',
  message: 'Our quotes wait for days.',
}
const booked = { ...written, way: 'theirs', phone: '020 123 45 67', address: 'Kade 1', company: 'De Wit', terms: 'on' }
const typedSheet = typeSheet(exampleSheet, 'en')

export function first(texts: readonly string[]): string {
  return texts[0] ?? ''
}

/** For some of the fields, a text each; the others keep what is usual. */
function someOf({ texts }: Sent, fields: readonly string[]): Record<string, string> {
  const given = texts.slice(0, 2).map((text, at) => [fields[(at + text.length) % fields.length] ?? '', text] as const)
  return Object.fromEntries(given)
}

function stepsOf({ texts }: Sent): TypedSheet['steps'] {
  return typedSheet.steps.map((step, at) => ({ ...step, name: texts[at] ?? '', minutes: texts[at + 1] ?? '' }))
}

export function queryOf({ texts }: Sent, names: readonly string[]): URLSearchParams {
  return new URLSearchParams(texts.slice(0, names.length).map((text, at) => [names[at] ?? '', text]))
}

function formOf({ texts }: Sent, names: readonly string[]): FormData {
  const form = new FormData()
  for (const [at, text] of texts.entries())
    form.append(names[at % names.length] ?? '', at % 5 === 4 ? new File([text], 'x') : text)
  return form
}

export function searchOf(path: string): URLSearchParams {
  return new URL(path, 'https://site.example').searchParams
}

/** Only what an issue may hold. */
function known<Issue extends object>(issues: readonly Issue[], names: readonly string[]): readonly Issue[] {
  for (const issue of issues)
    for (const name of Object.keys(issue)) if (!names.includes(name)) throw new Error(`An issue says more: ${name}`)
  return issues
}
