/** What a story says of a lead, whatever made it. */
import { expect, it } from 'vitest'
import { type BookingItem, released, type StoryItem, stoppedReply } from './lead-story.ts'

const at = '2026-11-17T10:05:00.000Z'
const reply: StoryItem = {
  kind: 'reply',
  key: 'reply-1',
  at,
  by: 'Eva Kramer',
  subject: 'Re: invoices',
  text: 'Dear Marieke,',
  withdrawn: true,
  mail: undefined,
  change: 1,
  stoppable: false,
}
const change = (summary: string): StoryItem => ({
  kind: 'change',
  key: 'change-2',
  at,
  by: 'Eva Kramer',
  summary,
  waitingSince: undefined,
  answers: false,
  spam: undefined,
})
const message = (quarantined: boolean): StoryItem => ({
  kind: 'message',
  key: 'message-3',
  at,
  number: 3,
  text: 'And what does it cost?',
  quarantined,
  mail: undefined,
})
const booking = (by: BookingItem['by']): StoryItem => ({
  kind: 'booking',
  key: 'booking-4',
  at,
  number: 4,
  event: 'intro-call-30-minutes',
  change: 'moved',
  by,
  sessions: [],
  holds: true,
  way: 'video',
  where: null,
  text: null,
  mail: undefined,
  sentKeptUntil: undefined,
})

it.each([
  ['nothing', [], true],
  ['a note of ours', [{ kind: 'note', key: 'note-2', at, by: null, text: 'Called.' }], true],
  ['a decision', [change('set to answered')], true],
  ['a message that is held', [message(true)], true],
  ['a booking that we moved', [booking('staff')], true],
  ['a message', [message(false)], false],
  ['a release of one that was held', [change(released)], false],
  ['a booking that the visitor moved', [booking('visitor')], false],
  ['something that was deleted since', [{ kind: 'gone', key: 'gone-2', at, was: 'message' }], false],
] satisfies [string, StoryItem[], boolean][])('a stopped reply may still be sent after %s: %#', (_, later, may) => {
  expect(stoppedReply([message(false), reply, ...later])).toBe(may ? reply : undefined)
})
