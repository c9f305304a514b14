import { expect, it } from 'vitest'
import { hostileEmails } from '#tests/support/hostile-texts.ts'
import { mailto } from './mailto.ts'

it('writes to the address, to nobody else, and with no words of its own', () => {
  expect(mailto('anna+site@dewit.example')).toBe('mailto:anna%2Bsite@dewit.example')
  for (const address of hostileEmails) {
    const { pathname, search, hash } = new URL(mailto(address))
    expect([decodeURIComponent(pathname), search, hash]).toEqual([address, '', ''])
  }
})
