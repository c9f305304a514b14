import { expect, it } from 'vitest'
import { purposeOf } from './mail-purpose.ts'

it.each([
  ['contact:1042:staff', 'Message 1042, to the office'],
  ['contact:1042:staff-2', 'Message 1042, to the office'],
  ['contact:1042:confirmation', 'Confirmation of message 1042'],
  ['report:12:withdrawal', 'How to withdraw report 12'],
  ['report:12:withdrawn', 'Report 12 withdrawn, to the office'],
  ['booking:7:visitor:0', 'Confirmation of booking 7'],
  ['booking:7:visitor:2', 'Change of booking 7'],
  ['booking:7:reminder:0:1', 'Reminder of booking 7'],
  ['checklist:9f86d081:visitor', 'Checklist'],
  ['checklist:9f86d081:office', 'Checklist, to the office'],
  ['checklist:9f86d081:office-2', 'Checklist, to the office'],
  ['something:new', 'Mail of the site'],
  ['', 'Mail of the site'],
])('%s is for: %s', (key, words) => expect(purposeOf(key)).toMatchObject({ words, forItsReaderOnly: false }))

it.each(['account-mails:4fGh:1', 'account-deleted:1', 'account-of-a-later-day:1'])('%s is for its reader only', (key) =>
  expect(purposeOf(key).forItsReaderOnly).toBe(true),
)

it('knows a reply', () => {
  expect(purposeOf('lead:12:reply:3')).toMatchObject({ words: 'Reply', reply: true })
  expect(purposeOf('report:12:visitor').reply).toBe(false)
})
