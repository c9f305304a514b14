import { expect, it } from 'vitest'
import { company } from '#app/content/company.ts'
import { htmlBody, textBody } from './mail-body.ts'

const blocks = [
  `Within 4 hours, or call ${company.phone.shown}.`,
  { lines: ['Tuesday 3 December'] },
  { facts: [['Takes', '30 minutes']] as const },
  { quote: 'We wait 4 hours' },
]

it('keeps a figure on the line of its unit, and a number whole, where lines break by themselves', () => {
  const html = htmlBody(blocks, { language: 'en', title: 'Booked' })
  expect(html).toContain(`Within 4\u00a0hours, or call ${company.phone.shown.replaceAll(' ', '\u00a0')}.`)
  expect(html).toContain('Tuesday 3\u00a0December')
  expect(html).toContain('30\u00a0minutes')
})

it('leaves a quote, and the plain text, as they were written', () => {
  expect(htmlBody(blocks, { language: 'en', title: 'Booked' })).toContain('We wait 4 hours')
  expect(textBody(blocks)).toBe(
    `Within 4 hours, or call ${company.phone.shown}.\n\nTuesday 3 December\n\nTakes: 30 minutes\n\n> We wait 4 hours\n`,
  )
})
