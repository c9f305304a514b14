/** That in the drawing of a lead's road no line runs through a label, in its narrowest width and so in any. */
import { expect, it } from 'vitest'
import type { Waiting } from '#app/domain/lead/lead-road.server.ts'
import type { StoryItem } from '#app/domain/lead/lead-story.ts'
import { type StripMark, stripOf } from '#app/domain/lead/lead-strip.server.ts'
import { deskDay } from '../parts/desk-time.ts'
import { dayNames, labelsOf } from './strip-layout.ts'

const words: Record<StripMark['what'], string> = {
  since: 'Message 22:10',
  promise: 'Promise: Tue 17:00',
  answered: 'Answered 11:17',
  settled: 'Settled 11:17',
  now: 'now, 3:20 late',
  booking: 'Workshop 14:00',
}

const now = '2026-11-17T13:20:00.000Z'
const since = '2026-11-16T10:05:00.000Z'
const promise = '2026-11-17T10:05:00.000Z'
const waits: Waiting = { since, promise, until: undefined, answered: false, minutes: 675, lateMinutes: 195 }
const answered: Waiting = { ...waits, until: '2026-11-16T10:17:00.000Z', answered: true, minutes: 12, lateMinutes: 0 }

const today: Waiting = { ...waits, since: '2026-11-17T12:05:00.000Z', promise: '2026-11-18T12:05:00.000Z' }

it.each([
  ['waits, and is late', waits, ['14:00']],
  ['waits since today', today, ['14:00']],
  ['was answered', answered, ['14:00']],
  ['never waited', undefined, ['14:00']],
  ['waits, and booked a pair', waits, ['13:30', '16:00']],
  ['was answered, and booked a pair', answered, ['13:30', '16:00']],
] as const)('runs no line through a label of a lead that %s', (_, waiting, times) => {
  const faults = []
  for (let ahead = 0; ahead <= 30; ahead++) {
    const labels = labelsWith(waiting, times, { ahead, moment: now })
    for (const { text, from, to, row } of labels) {
      if (from < 0 || to > 1) faults.push(`${ahead} days ahead: ${text} leaves the drawing`)
      for (const other of labels)
        if (other.row > row && from < other.at && other.at < to)
          faults.push(`${ahead} days ahead: ${other.text} runs through ${text}`)
    }
  }
  expect(faults).toEqual([])
})

it('lets no label leave the drawing while a promise comes near and passes', () => {
  const faults = []
  for (let minute = 0; minute < 480; minute += 8)
    for (let ahead = 1; ahead <= 30; ahead++) {
      const moment = new Date(Date.parse('2026-11-17T08:00:00.000Z') + minute * 60_000).toISOString()
      const waiting = { ...waits, minutes: 415 + minute, lateMinutes: Math.max(0, minute - 125) }
      const says = waiting.lateMinutes > 0 ? words.now : 'now'
      for (const { text, from, to } of labelsWith(waiting, ['13:00'], { ahead, moment, says }))
        if (from < 0 || to > 1) faults.push(`${moment}, ${ahead} days ahead: ${text}`)
    }
  expect(faults).toEqual([])
})

it('gives rows to labels that lie across the lines on either side', () => {
  const at = [0.9, 0.93, 0.97, 0.98]
  const marks = at.map((place, index) => ({ what: 'booking', moment: `2026-11-1${index}`, at: place }) as const)
  expect(labelsOf(marks, () => 'Workshop 14:00').map(({ before, row }) => [before, row])).toEqual([
    [true, 0],
    [true, 1],
    [true, 2],
    [true, 3],
  ])
})

it('writes names of days one beside the other, and none that leaves the drawing', () => {
  const faults = []
  for (let ahead = 0; ahead <= 42; ahead++) {
    const end = new Date(Date.parse(now) + ahead * 86_400_000).toISOString()
    const waiting = { ...answered, since: now, promise: now, until: end }
    const names = dayNames(stripOf({ steps: [], waiting, dead: undefined }, [], end)?.days ?? [], deskDay)
    if (names.length < 2) faults.push(`${ahead} days ahead: too few`)
    for (const [index, { at, text }] of names.entries()) {
      const to = at + (5 + text.length * 6.9) / 620
      if (to > (names[index + 1]?.at ?? 1)) faults.push(`${ahead} days ahead: ${text} ends at ${to}`)
    }
  }
  expect(faults).toEqual([])
})

/** The labels of a lead that has a call or sessions at these times so many days ahead, and from where to where each goes. */
function labelsWith(
  waiting: Waiting | undefined,
  times: readonly string[],
  { ahead, moment, says = words.now }: { ahead: number; moment: string; says?: string },
) {
  const day = new Date(Date.parse(now) + ahead * 86_400_000).toISOString().slice(0, 10)
  const sessions = times.map((time) => ({ start: `${day}T${time}:00.000Z` }))
  const story = [{ kind: 'booking', holds: true, sessions }] as unknown as StoryItem[]
  const strip = stripOf({ steps: [], waiting, dead: undefined }, story, moment)
  const labels = labelsOf(strip?.marks ?? [], ({ what }) => (what === 'now' ? says : words[what]))
  return labels.map((label) => {
    const width = (label.text.length * 6.9) / 620
    const from = label.before ? label.at - width : label.at
    return { ...label, from, to: from + width }
  })
}
