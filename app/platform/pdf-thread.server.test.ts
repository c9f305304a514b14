import { afterEach, expect, it, vi } from 'vitest'
import type { FakePdfJob } from '#tests/support/fake-pdf-worker.ts'
import { type PdfLimits, type PdfThread, startPdfThread } from './pdf-thread.server.ts'

const warn = vi.fn()
let thread: PdfThread

function start(limits: Partial<PdfLimits> = {}): (does: FakePdfJob['does']) => Promise<Uint8Array | 'busy'> {
  thread = startPdfThread({
    worker: new URL('../../tests/support/fake-pdf-worker.ts', import.meta.url),
    log: { warn },
    limits: { waiting: 2, job: 5_000, idle: 5_000, ...limits },
  })
  return (does) => thread.draw({ does })
}

afterEach(async () => {
  await thread.stop()
  warn.mockReset()
})

it('draws one after the other on one thread', async () => {
  const draw = start()
  const [first, second] = await Promise.all([draw('draw'), draw('draw')])
  expect(first).toBeInstanceOf(Uint8Array)
  expect(second).toEqual(first)
})

it('says that it is busy when too many wait', async () => {
  const draw = start()
  const answers = await Promise.all([draw('draw'), draw('draw'), draw('draw'), draw('draw')])
  expect(answers.map((answer) => answer === 'busy')).toEqual([false, false, false, true])
  expect(await draw('draw')).not.toBe('busy')
})

it('gives the place of somebody who left to the next', async () => {
  start()
  const visitor = new AbortController()
  const first = thread.draw({ does: 'draw' })
  const left = [thread.draw({ does: 'draw' }, visitor.signal), thread.draw({ does: 'draw' }, visitor.signal)]
  visitor.abort()
  expect(await thread.draw({ does: 'draw' })).toEqual(await first)
  expect(await Promise.all(left)).toEqual(['busy', 'busy'])
  expect(await thread.draw({ does: 'draw' }, visitor.signal)).toBe('busy')
})

it('lets what is being drawn be finished when its visitor leaves', async () => {
  start()
  const visitor = new AbortController()
  const drawn = thread.draw({ does: 'draw' }, visitor.signal)
  visitor.abort()
  expect(await drawn).toBeInstanceOf(Uint8Array)
})

it('tells what failed, and draws the next', async () => {
  const draw = start()
  const failed = draw('fail')
  const next = draw('draw')
  await expect(failed).rejects.toThrow('the document could not be drawn (RangeError)')
  expect(await next).toBeInstanceOf(Uint8Array)
  expect(warn).not.toHaveBeenCalled()
})

it.each(['crash', 'exit'] as const)('starts anew after a %s', async (does) => {
  const draw = start()
  const failed = draw(does)
  const next = draw('draw')
  await expect(failed).rejects.toThrow()
  expect(await next).toBeInstanceOf(Uint8Array)
  expect(warn).toHaveBeenCalledOnce()
})

it('keeps what visitors typed out of its errors', async () => {
  const draw = start()
  const error = await draw('crash').catch((failure: Error) => failure)
  expect(error).toBeInstanceOf(Error)
  expect(`${(error as Error).message} ${(error as Error).stack}`).not.toContain('Sanne')
  expect((error as Error).stack).toContain('fake-pdf-worker')
})

it('gives up a job that takes too long, and only that one', async () => {
  const draw = start({ job: 2_000 })
  const [first, second] = await Promise.all([draw('hang'), draw('draw')])
  // A machine that is too slow for it is no fault of the document: whoever asks is told to try again.
  expect(first).toBe('busy')
  expect(second).toBeInstanceOf(Uint8Array)
  expect(warn).toHaveBeenCalledOnce()
})

it('ends the thread when nothing came for a while, and starts another', async () => {
  const draw = start({ idle: 20 })
  const first = await draw('draw')
  await new Promise((resolve) => setTimeout(resolve, 200))
  const second = await draw('draw')
  expect(second).not.toEqual(first)
  expect(warn).not.toHaveBeenCalled()
})

it('refuses what is left when it is stopped, and all that comes later', async () => {
  const draw = start()
  const left = Promise.allSettled([draw('hang'), draw('draw')])
  await thread.stop()
  expect((await left).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(draw('draw')).rejects.toThrow('stopped')
  expect(warn).not.toHaveBeenCalled()
})
