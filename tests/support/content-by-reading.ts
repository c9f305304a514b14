/** All content as it is with a reading of the guarantee, whichever the site has chosen. */
import { vi } from 'vitest'
import { readingA } from '#app/content/guarantee/reading-a.ts'
import { readingB } from '#app/content/guarantee/reading-b.ts'

export const readings = { A: readingA, B: readingB }

export async function contentByReading(reading: keyof typeof readings) {
  vi.resetModules()
  vi.doMock('#app/content/guarantee.ts', () => ({ guarantee: readings[reading] }))
  return await import('#app/content/index.server.ts')
}
