import { expect, it } from 'vitest'
import { plan } from './plan.ts'

it('does not call the nearest free day the next one where it may lie before the day asked for', () => {
  for (const { nl } of [plan.empty.day, plan.empty.closed]) expect(nl).not.toMatch(/volgend/)
})
