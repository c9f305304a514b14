import { describe, expect, it } from 'vitest'
import { unbroken } from './unbroken.ts'

describe('unbroken', () => {
  it.each([
    ['about 2 minutes', 'about 2\u00a0minutes'],
    ['2,5 werkdagen, van 9.05 uur', '2,5\u00a0werkdagen, van 9.05\u00a0uur'],
    ['38 people, 9 mensen', '38\u00a0people, 9\u00a0mensen'],
    ['from 7 October', 'from 7\u00a0October'],
    ['een e-factuur, zonder e-mailadres', 'een e-\u2060factuur, zonder e-\u2060mailadres'],
    ['de AI-verordening', 'de AI-\u2060verordening'],
  ])('keeps %j together', (text, kept) => {
    expect(unbroken(text)).toBe(kept)
  })

  it.each(['17 invoices', '4 uurkosten', 'follow-up', 'value-stream', 'stpe.nl/e-facturatie'])('leaves %j', (text) => {
    expect(unbroken(text)).toBe(text)
  })
})
