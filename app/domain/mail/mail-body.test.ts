import { expect, it } from 'vitest'
import { htmlBody, textBody } from './mail-body.ts'

const blocks = [
  'Within 4 hours, or call +31 20 123 45 67.',
  { lines: ['Tuesday 3 December'] },
  { facts: [['Takes', '30 minutes']] as const },
  { quote: 'We wait 4 hours' },
]

it('keeps a figure on the line of its unit, and a number whole, where lines break by themselves', () => {
  const html = htmlBody(blocks, { language: 'en', title: 'Booked' })
  expect(html).toContain('Within 4\u00a0hours, or call +31\u00a020\u00a0123\u00a045\u00a067.')
  expect(html).toContain('Tuesday 3\u00a0December')
  expect(html).toContain('30\u00a0minutes')
})

it('leaves what somebody else wrote, and the plain text, as they were written', () => {
  expect(htmlBody(blocks, { language: 'en', title: 'Booked' })).toContain('We wait 4 hours')
  expect(textBody(blocks)).toBe(
    'Within 4 hours, or call +31 20 123 45 67.\n\nTuesday 3 December\n\nTakes: 30 minutes\n\n> We wait 4 hours\n',
  )
})
