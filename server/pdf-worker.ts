/** The PDF thread: draws one job after the other, see app/platform/pdf-thread.server.ts. */
import { parentPort } from 'node:worker_threads'
import { drawDocument, type PdfJob } from '../app/pdf/draw-document.ts'
import { framesOf, type PdfAnswer } from '../app/platform/pdf-thread.server.ts'

parentPort?.on('message', async (job: PdfJob) => {
  try {
    const bytes = await drawDocument(job)
    answer({ bytes }, [bytes.buffer as ArrayBuffer])
  } catch (error) {
    const { name, stack } = error instanceof Error ? { name: error.name, stack: framesOf(error) } : unknownFault
    answer({ fault: { name, stack } }, [])
  }
})

const unknownFault = { name: 'unknown', stack: '' }

function answer(message: PdfAnswer, transfer: ArrayBuffer[]): void {
  parentPort?.postMessage(message, transfer)
}
