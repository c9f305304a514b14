/**
 * Documents are drawn on a thread of their own: it takes a good part of a second of one core, in which no page should
 * wait. The thread starts with the first job and ends when nothing came for a while: its memory is then free again.
 */
import { Worker } from 'node:worker_threads'
import type { Log } from './log.server.ts'

export interface PdfDrawer {
  /**
   * The document as bytes. `busy` when too many are waiting already, or it took too long: ask again in a moment.
   * @param job plain data, see app/pdf/; it is copied to the thread
   * @param signal says that nobody waits for it any more: its place goes to others, and the answer is `busy`
   */
  draw(job: object, signal?: AbortSignal): Promise<Uint8Array | 'busy'>
}

export interface PdfThread extends PdfDrawer {
  /** Ends the thread at once. What was still being drawn is refused, and so is all that comes later. */
  stop(): Promise<void>
}

/** What the thread answers. Of a fault no message, only its kind and place: messages can hold what visitors typed. */
export type PdfAnswer = { bytes: Uint8Array } | { fault: { name: string; stack: string } }

export interface PdfLimits {
  /** Jobs that wait beside the one that is drawn. */
  waiting: number
  /** A job that takes longer is given up, and the thread with it. In ms, as `idle`. */
  job: number
  /** The thread ends when it had no work for so long. */
  idle: number
}

const usualLimits: PdfLimits = { waiting: 8, job: 10_000, idle: 60_000 }

/** A document takes some 30 MB; a thread that wants more than this is at fault, and must not take the server along. */
const mostMemoryMb = 256

interface Job {
  job: object
  resolve(outcome: Uint8Array | 'busy'): void
  reject(error: Error): void
}

interface PdfThreadOptions {
  /** The module that the thread runs. */
  worker: URL
  log: Pick<Log, 'warn'>
  limits?: PdfLimits
}

export function startPdfThread({ worker, log, limits = usualLimits }: PdfThreadOptions): PdfThread {
  const waiting: Job[] = []
  let current: Job | undefined
  let thread: Worker | undefined
  /** Of the running job while there is one, of the idle thread otherwise. */
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function next(): void {
    clearTimeout(timer)
    current = waiting.shift()
    if (current) {
      timer = setTimeout(() => giveUp(new Error(`the document took more than ${limits.job} ms`), 'busy'), limits.job)
      thread ??= start()
      thread.postMessage(current.job)
    } else {
      timer = setTimeout(end, limits.idle).unref()
    }
  }

  function start(): Worker {
    const started = new Worker(worker, { resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb } })
    // One that was ended has no say any more: its last words must not settle the job of its successor.
    const whileCurrent =
      <Event>(react: (event: Event) => void) =>
      (event: Event) => {
        if (thread === started) react(event)
      }
    started.on('message', whileCurrent(settle))
    started.on(
      'error',
      whileCurrent((error: unknown) => giveUp(withoutMessage(error))),
    )
    started.on(
      'exit',
      whileCurrent(() => giveUp(new Error('the PDF thread ended'))),
    )
    return started
  }

  function settle(answer: PdfAnswer): void {
    const done = current
    if ('bytes' in answer) done?.resolve(answer.bytes)
    else done?.reject(faultOf(answer.fault))
    next()
  }

  /** `answer`: what the job is told instead of the error. */
  function giveUp(error: Error, answer?: 'busy'): void {
    log.warn({ err: error }, 'PDF thread given up')
    const failed = current
    end()
    if (answer) failed?.resolve(answer)
    else failed?.reject(error)
    if (!stopped) next()
  }

  function end(): Promise<unknown> {
    clearTimeout(timer)
    const ended = thread
    thread = undefined
    current = undefined
    return ended?.terminate() ?? Promise.resolve()
  }

  /** Whoever asks and goes must not keep others waiting. What is being drawn already is soon done. */
  function leave(job: Job): void {
    const place = waiting.indexOf(job)
    if (place < 0) return
    waiting.splice(place, 1)
    job.resolve('busy')
  }

  return {
    draw(job, signal) {
      if (stopped) return Promise.reject(new Error('the PDF thread was stopped'))
      if (waiting.length >= limits.waiting || signal?.aborted) return Promise.resolve('busy')
      return new Promise((resolve, reject) => {
        const added: Job = { job, resolve, reject }
        waiting.push(added)
        signal?.addEventListener('abort', () => leave(added), { once: true })
        if (!current) next()
      })
    },
    async stop() {
      stopped = true
      const left = [...(current ? [current] : []), ...waiting.splice(0)]
      const ended = end()
      for (const { reject } of left) reject(new Error('the PDF thread was stopped'))
      await ended
    },
  }
}

function withoutMessage(error: unknown): Error {
  return error instanceof Error
    ? faultOf({ name: error.name, stack: framesOf(error) })
    : new Error('the PDF thread failed')
}

function faultOf({ name, stack }: { name: string; stack: string }): Error {
  const error = new Error(`the document could not be drawn (${name})`)
  error.stack = `${error.message}\n${stack}`
  return error
}

/** The lines of a stack that say where, without those that say what. */
export function framesOf(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
