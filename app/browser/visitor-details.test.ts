import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetDetails, recallDetails, rememberDetails, type VisitorDetails } from './visitor-details.ts'

const now = '2026-11-23T12:55:00.000Z'
const details: VisitorDetails = { name: 'Anna', email: 'anna@example.nl', from: 'booking', at: now }

let stored: Map<string, string>

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(now) })
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the details of a visitor', () => {
  it('come back as they were told, until they are forgotten', () => {
    expect(recallDetails()).toBeUndefined()
    rememberDetails({ ...details, company: 'Verwin', phone: '020 123 45 67' })
    expect(recallDetails()).toEqual({ ...details, company: 'Verwin', phone: '020 123 45 67' })
    forgetDetails()
    expect(recallDetails()).toBeUndefined()
  })

  it('keep what an earlier form asked for and this one did not', () => {
    rememberDetails({ ...details, company: 'Verwin', phone: '020 123 45 67' })
    rememberDetails({ name: 'Bram', email: 'bram@example.nl', from: 'contact', at: now })
    expect(recallDetails()).toEqual({
      name: 'Bram',
      email: 'bram@example.nl',
      company: 'Verwin',
      phone: '020 123 45 67',
      from: 'contact',
      at: now,
    })
  })

  it('are offered for twelve hours', () => {
    rememberDetails(details)
    vi.advanceTimersByTime(12 * 3_600_000 - 1)
    expect(recallDetails()).toEqual(details)
    vi.advanceTimersByTime(1)
    expect(recallDetails()).toBeUndefined()
  })

  it.each([
    'no JSON',
    'null',
    '7',
    '[]',
    '{}',
    JSON.stringify({ ...details, name: 7 }),
    JSON.stringify({ ...details, phone: ['020'] }),
    JSON.stringify({ ...details, from: 'elsewhere' }),
    JSON.stringify({ ...details, at: 'yesterday' }),
    JSON.stringify({ ...details, at: '2027-01-01T00:00:00.000Z' }),
  ])('are not read from %s', (text) => {
    stored.set('details', text)
    expect(recallDetails()).toBeUndefined()
  })

  it('are not missed where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    rememberDetails(details)
    expect(recallDetails()).toBeUndefined()
    forgetDetails()
  })
})
