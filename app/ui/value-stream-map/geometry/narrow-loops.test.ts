import { expect, it } from 'vitest'
import { linesAlongLoops } from './narrow-loops.ts'

const step = { name: 'a', who: 'b', with: 'c', minutes: 1, waitDays: 1, cause: '', becomes: null }
const steps = [step, step, step, step]
const long = '1 in 4 cases is done again'

it('gives words more lines along a loop that passes fewer steps', () => {
  expect(linesAlongLoops({ steps, loops: [{ from: 3, to: 0, label: long }], redlines: [] })).toBe(1)
  expect(linesAlongLoops({ steps, loops: [{ from: 3, to: 2, label: long }], redlines: [] })).toBe(2)
  expect(linesAlongLoops({ steps, loops: [{ from: 2, to: 3, label: long }], redlines: [] })).toBe(2)
})

it('counts the remarks that a loop passes, and the loop whose words take most', () => {
  const loops = [
    { from: 3, to: 0, label: long },
    { from: 3, to: 2, label: long },
  ]
  const redlines = [2, 2].map((at) => ({ at, text: 'd' }))
  expect(linesAlongLoops({ steps, loops, redlines: [] })).toBe(2)
  expect(linesAlongLoops({ steps, loops, redlines })).toBe(1)
  expect(linesAlongLoops({ steps, loops: [], redlines })).toBe(1)
})
