import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Process } from '#app/content/processes/process.ts'
import { anyWords, arbitraryProcess } from '#tests/support/arbitrary-process.ts'
import { type Drawing, fitsOneRow, layoutDrawing } from './drawing.ts'
import { box, loopWords, type } from './sizes.ts'
import { textWidth } from './text.ts'
import { totals } from './totals.ts'

interface Area {
  what: string
  left: number
  top: number
  right: number
  bottom: number
}

describe.each([1160, 880, 640])('a drawing %i wide', (width) => {
  /** Every drawing that a page could show of a process at this width. */
  const drawings = (process: Process): Drawing[] => {
    const states = fitsOneRow(process, width)
      ? (['current', 'future', 'both'] as const)
      : (['current', 'future'] as const)
    return states.map((state) => layoutDrawing(process, anyWords, width, state))
  }
  const always = (check: (drawing: Drawing) => void) =>
    fc.assert(
      fc.property(arbitraryProcess, (process) => drawings(process).forEach(check)),
      { numRuns: 60 },
    )

  it('has boxes that do not touch', () => {
    always((drawing) => {
      for (const boxes of [currentBoxes(drawing), futureBoxes(drawing)]) {
        for (const [index, one] of boxes.entries()) {
          for (const other of boxes.slice(index + 1))
            expect(overlap(one, other), `${one.what}, ${other.what}`).toBe(false)
        }
      }
    })
  })

  it('has words that fit their boxes', () => {
    always(({ current, future, frame }) => {
      const room = (boxWidth: number) => boxWidth - box.padding
      for (const { text } of current?.rows.flatMap((row) => row.steps) ?? []) expectFit(text, room(frame.boxWidth))
      for (const { text } of future?.steps ?? []) expectFit(text, room(future?.boxWidth ?? 0))
    })
  })

  it('keeps everything inside its edges', () => {
    always((drawing) => {
      for (const { what, left, top, right, bottom } of everything(drawing)) {
        expect(left, what).toBeGreaterThanOrEqual(0)
        expect(top, what).toBeGreaterThanOrEqual(0)
        expect(right, what).toBeLessThanOrEqual(drawing.width)
        expect(bottom, what).toBeLessThanOrEqual(drawing.height)
      }
    })
  })

  it('has a remark beside the system and its lines, clear of the sender', () => {
    always(({ process, future }) => {
      const { system, remark } = future ?? {}
      if (!system || !remark) return
      const lines = words('remark', remark.x, 16, remark.lines)
      const tied = [system.x, system.x + system.width, ...system.steps]
      expect(lines.left >= Math.max(...tied) || lines.right <= Math.min(...tied)).toBe(true)
      expect(lines.left).toBeGreaterThan(textWidth(process.from, type.text))
    })
  })

  it('ends its flow at its edge, or right after the last box', () => {
    always(({ future, summary, width: edge }) => {
      if (!future) return
      expect(future.tip - 19).toBeGreaterThan(future.end)
      expect(future.tip).toBeLessThanOrEqual(Math.max(future.end + 20, summary.side ? summary.x : edge))
    })
  })

  it('is no higher for the future state than for the current one, where a loop leaves the room', () => {
    always((drawing) => {
      const { current, future } = drawing
      if (!current || !future || future.dimension?.kind !== 'below' || future.removed) return
      expect(future.bottom - current.bottom).toBeLessThanOrEqual(42)
      expect(future.high).toBeLessThanOrEqual(current.rows[0]?.high ?? 0)
    })
  })

  it('has ladders that add up to the totals', () => {
    always(({ process, current, future }) => {
      const sums = totals(process)
      const steps = current?.rows.flatMap((row) => row.steps) ?? []
      if (current) expect(steps.reduce((sum, { step }) => sum + step.waitDays, 0)).toBeCloseTo(sums.current.waitDays)
      if (current) expect(steps.map(({ index }) => index)).toEqual([...process.steps.keys()])
      const after = future?.steps.reduce((sum, { step }) => sum + step.minutes, 0)
      if (future) expect(after).toBe(sums.future.workMinutes)
    })
  })

  it('names every step that is removed', () => {
    always(({ process, future }) => {
      if (!future) return
      const gone = process.steps.filter((step) => !step.becomes)
      expect(future.ghosts.length === gone.length || future.removed !== null).toBe(true)
    })
  })
})

function expectFit(text: { name: string[]; who: string[]; with: string[] }, room: number) {
  for (const line of text.name) expect(textWidth(line, type.name, 'name'), line).toBeLessThanOrEqual(room)
  for (const line of [...text.who, ...text.with]) expect(textWidth(line, type.text), line).toBeLessThanOrEqual(room)
}

function currentBoxes({ current, frame }: Drawing): Area[] {
  const rows = current?.rows ?? []
  return rows.flatMap(({ steps, top, heights }) =>
    steps.map(({ x, stagger, step }) => area(`box ${step.name}`, x, top + stagger, frame.boxWidth, heights.total)),
  )
}

function futureBoxes({ future }: Drawing): Area[] {
  if (!future) return []
  const { top, rowPitch, boxWidth, heights, steps, ghosts } = future
  return [
    ...steps.map(({ x, row, step }) => area(`box ${step.name}`, x, top + row * rowPitch, boxWidth, heights.total)),
    ...ghosts.map(({ x, name }) => area(`ghost ${name}`, x, top, boxWidth, heights.total)),
  ]
}

function everything(drawing: Drawing): Area[] {
  const { current, future, summary } = drawing
  const areas = [...currentBoxes(drawing), ...futureBoxes(drawing)]
  for (const { lane, laneY, loops, stubs, low } of current?.rows ?? []) {
    if (lane.system) areas.push(area('system', lane.system.x, laneY, lane.system.width, 31))
    for (const { x, lines } of lane.redlines) areas.push(words('redline', x + 18, laneY + 13, lines))
    for (const { fromX, toX, y, lines } of loops)
      areas.push(words('loop', (fromX + toX) / 2, y - loopWords, lines, 'middle'))
    for (const { x, y, lines, textSide } of stubs) {
      areas.push(
        words('stub', textSide === 'left' ? x - 16 : x + 16, y + 5, lines, textSide === 'left' ? 'end' : 'start'),
      )
      areas.push(area('stub', x - 10, y - 10, 20, 20))
    }
    areas.push(area('ladder', 0, low, 1, 18))
  }
  if (future) {
    const { system, remark, removed, dimension, steps, low, rowPitch, top, heights } = future
    if (system) areas.push(area('system', system.x, 0, system.width, 31))
    if (remark) areas.push(words('remark', remark.x, 16, remark.lines))
    if (removed) areas.push(words('removed', 0, removed.y, removed.lines))
    if (dimension) areas.push(area('dimension', dimension.from, dimension.y - 12, dimension.to - dimension.from, 24))
    for (const { x, row, note } of steps) {
      areas.push(words('note', x, top + heights.total + 20 + row * rowPitch, note))
      areas.push(area('rung', x, low + row * rowPitch, 1, 18))
    }
  }
  areas.push(area('totals', summary.x, summary.y, summary.cell, summary.side ? 132 : 62))
  for (const { x, y, sign } of summary.key) areas.push(words('key', x + 30, y + 5, [anyWords.key[sign]]))
  return areas
}

function area(what: string, left: number, top: number, width: number, height: number): Area {
  return { what, left, top, right: left + width, bottom: top + height }
}

/** The ground that lines of words cover; `y` is the baseline of the first. */
function words(
  what: string,
  x: number,
  y: number,
  lines: string[],
  anchor: 'start' | 'middle' | 'end' = 'start',
): Area {
  const width = Math.max(0, ...lines.map((line) => textWidth(line, type.text)))
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor]
  return area(`${what}: ${lines.join(' / ')}`, left, y - 12, width, lines.length * type.line)
}

function overlap(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
