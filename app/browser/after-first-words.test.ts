import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterFirstWords } from './after-first-words.ts'

let frame: (() => void) | undefined
let tellPaint: () => void
let load: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    load = listener
  })
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => {
    frame = then
  })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(tell: (list: { getEntriesByName: () => object[] }) => void) {
        tellPaint = () => tell({ getEntriesByName: () => [{}] })
      }
      observe() {}
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** That many of the frames that are asked for come; then a long time passes. */
async function pass(frames: number): Promise<void> {
  for (let n = 0; n < frames; n += 1) {
    const then = frame
    frame = undefined
    then?.()
  }
  await vi.advanceTimersByTimeAsync(10_000)
}

it('waits for the first words, though the page has loaded and asked for its frames', async () => {
  const then = vi.fn()
  afterFirstWords(then)
  load()
  await pass(1)
  expect(then).not.toHaveBeenCalled()
  tellPaint()
  await pass(0)
  expect(then).toHaveBeenCalledOnce()
})

it('waits no longer than the second frame of the loaded page, where no paint is told of', async () => {
  const then = vi.fn()
  afterFirstWords(then)
  await pass(2)
  expect(then).not.toHaveBeenCalled()
  load()
  await pass(2)
  expect(then).toHaveBeenCalledOnce()
})

it('waits for nothing in a tab that nobody sees', () => {
  vi.stubGlobal('document', { hidden: true })
  const then = vi.fn()
  afterFirstWords(then)
  expect(then).toHaveBeenCalledOnce()
})
