import { expect, it } from 'vitest'
import type { Gap } from '#app/domain/lead/lead-road.server.ts'
import { gapWords } from './gap-words.ts'

it('says only how many hours there were where it is not known whose turn it was', () => {
  const gap = { kind: 'gap', key: '1', minutes: 355, more: false, passed: undefined, total: undefined } as const
  const words = (turn: Gap['turn']) => gapWords({ ...gap, turn }, '2026-11-17T10:05:00.000Z')
  expect(words('unknown')).toContain('5:55')
  for (const turn of ['nobody', 'ours'] as const) {
    expect(words(turn).startsWith(words('unknown'))).toBe(true)
    expect(words(turn)).not.toBe(words('unknown'))
  }
})
