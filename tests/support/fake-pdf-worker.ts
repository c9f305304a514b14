/** Stands in for the PDF worker: does what the job says, well or badly. */
import { parentPort, threadId } from 'node:worker_threads'
import type { PdfAnswer } from '#app/platform/pdf-thread.server.ts'

export interface FakePdfJob {
  does: 'draw' | 'fail' | 'crash' | 'exit' | 'hang'
}

parentPort?.on('message', ({ does }: FakePdfJob) => {
  if (does === 'crash') setImmediate(() => throwName())
  if (does === 'exit') process.exit(3)
  if (does === 'fail') answer({ fault: { name: 'RangeError', stack: '    at draw (page.ts:1:2)' } })
  if (does === 'draw') answer({ bytes: new Uint8Array([threadId]) })
})

function answer(message: PdfAnswer): void {
  parentPort?.postMessage(message)
}

function throwName(): never {
  throw new TypeError('no such step: Sanne de Wit')
}
