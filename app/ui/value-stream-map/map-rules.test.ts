import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyWords, arbitraryProcess } from '#tests/support/arbitrary-process.ts'
import { fitsOneRow, layoutDrawing } from './geometry/drawing.ts'
import { mapRules } from './map-rules.ts'

it('slides every box of the current state onto the line of the future state', () => {
  fc.assert(
    fc.property(
      arbitraryProcess.filter((process) => fitsOneRow(process, 1160)),
      (process) => {
        const drawing = layoutDrawing(process, anyWords, 1160, 'both')
        const rules = mapRules({ id: 'map', process, morphs: [{ tier: 'wide', drawing }] })
        for (const { index, x, stagger } of drawing.current?.rows[0]?.steps ?? []) {
          const found = new RegExp(`\\[data-step="${index}"\\]\\{--dx:(-?\\d+);--dy:(-?\\d+)\\}`).exec(rules)
          const target = drawing.future?.steps.find((step) => step.index === index)
          if (target) expect(x + Number(found?.[1])).toBe(target.x)
          expect(stagger + Number(found?.[2])).toBe(0)
        }
      },
    ),
  )
})

it('says nothing of a plain drawing without loops', () => {
  const step = { name: 'a', who: 'b', with: 'c', minutes: 1, waitDays: 1, cause: 'd', becomes: null }
  const process = { id: 'p', title: 'p', from: 'f', steps: [step, step], loops: [], redlines: [] }
  expect(mapRules({ id: 'map', process, morphs: [] })).toBe('')
})

it('runs a loop of the narrow list from box to box, past waits and redlines', () => {
  const step = { name: 'a', who: 'b', with: 'c', minutes: 1, waitDays: 1, cause: 'd', becomes: null }
  const process = {
    id: 'p',
    title: 'p',
    from: 'f',
    steps: [{ ...step, waitDays: 0 }, step, step],
    loops: [{ from: 2, to: 0, label: 'back' }],
    redlines: [{ at: 1, text: 'remark' }],
  }
  // rows: box, wait, box, redline, wait, box
  expect(mapRules({ id: 'map', process, morphs: [] })).toContain('[data-loop="0"]{grid-row:1/7}')
})
