/** Reads calendar files as calendars do: by their lines, and with a parser that is not the one that wrote them. */
import ICAL from 'ical.js'

export interface ReadEvent {
  readonly uid: string
  readonly sequence: number
  readonly title: string
  readonly description: string
  readonly location: string
  readonly start: string
  readonly end: string
  readonly status: string
  readonly organizer: string | undefined
  /** What is said when it rings. */
  readonly alarm: string | undefined
  readonly attendees: readonly { readonly name: string; readonly address: string }[]
}

export interface ReadCalendar {
  readonly method: string
  readonly events: readonly ReadEvent[]
}

/** Throws for what Google, Outlook or Apple would not take: see the faults below. */
export function readCalendar(text: string): ReadCalendar {
  const faults = [...faultsOfLines(text), ...faultsOfParts(text)]
  if (faults.length > 0) throw new Error(`No good calendar: ${faults.join('; ')}\n${text}`)
  const calendar = new ICAL.Component(ICAL.parse(text))
  return { method: one(calendar, 'method'), events: calendar.getAllSubcomponents('vevent').map(readEvent) }
}

/** RFC 5545, 3.1: lines end in CRLF, are 75 octets at most, and hold no other control character than a tab. */
function faultsOfLines(text: string): string[] {
  const lines = text.split('\r\n')
  return [
    ...(lines.at(-1) === '' ? [] : ['no line end at the end']),
    ...lines.filter((line) => Buffer.byteLength(line) > 75).map((line) => `too long: ${line}`),
    ...lines.filter((line) => /[^\P{Cc}\t]|\uFFFD/u.test(line)).map((line) => `control character: ${line}`),
  ]
}

/** RFC 5545, 3.6, and RFC 5546, 3.2: what has to be there, and once. */
function faultsOfParts(text: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const method = one(calendar, 'method')
  const events = calendar.getAllSubcomponents('vevent')
  const uids = events.map((event) => one(event, 'uid'))
  return [
    ...lacking(calendar, ['version', 'prodid', 'method']),
    ...(new Set(uids).size === uids.length ? [] : ['one appointment twice']),
    ...(method === 'PUBLISH' || uids.length === 1 ? [] : ['a message about several appointments']),
    ...events.flatMap((event) => [
      ...lacking(event, ['uid', 'dtstamp', 'dtstart', 'dtend', 'sequence', 'summary', 'status']),
      ...(method === 'PUBLISH' ? [] : [...lacking(event, ['organizer', 'attendee'])]),
      ...(method === 'CANCEL' && one(event, 'status') !== 'CANCELLED' ? ['an end that is none'] : []),
      ...['organizer', 'attendee']
        .flatMap((name) => event.getAllProperties(name))
        .filter((property) => !/^mailto:[^\s@]+@[^\s@]+$/i.test(String(property.getFirstValue())))
        .map(() => 'a person without an address'),
      ...['dtstamp', 'dtstart', 'dtend']
        .filter((name) => !one(event, name).endsWith('Z'))
        .map((name) => `${name} not UTC`),
      ...event.getAllSubcomponents('valarm').flatMap((alarm) => lacking(alarm, ['action', 'trigger', 'description'])),
    ]),
  ]
}

function readEvent(event: ICAL.Component): ReadEvent {
  return {
    uid: one(event, 'uid'),
    sequence: Number(one(event, 'sequence')),
    title: one(event, 'summary'),
    description: one(event, 'description'),
    location: one(event, 'location'),
    start: instantOf(one(event, 'dtstart')),
    end: instantOf(one(event, 'dtend')),
    status: one(event, 'status'),
    organizer: addressOf(one(event, 'organizer')) || undefined,
    alarm: event.getFirstSubcomponent('valarm')?.getFirstPropertyValue('description')?.toString(),
    attendees: event.getAllProperties('attendee').map((property) => ({
      name: String(property.getFirstParameter('cn')),
      address: addressOf(String(property.getFirstValue())),
    })),
  }
}

function lacking(component: ICAL.Component, names: readonly string[]): string[] {
  return names
    .filter((name) => component.getAllProperties(name).length !== 1)
    .map((name) => `${component.getAllProperties(name).length} times ${name} in ${component.name}`)
}

function one(component: ICAL.Component, name: string): string {
  return String(component.getFirstPropertyValue(name) ?? '')
}

function addressOf(uri: string): string {
  return uri.replace(/^mailto:/i, '')
}

function instantOf(text: string): string {
  return new Date(text).toISOString()
}
