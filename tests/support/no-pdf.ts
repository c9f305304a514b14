/** Stands in for the PDF thread where a test draws none. */
import type { PdfDrawer } from '#app/platform/pdf-thread.server.ts'

export const noPdf: PdfDrawer = {
  draw: () => Promise.reject(new Error('this test draws no PDF')),
}
