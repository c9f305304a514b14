import { describe, expect, it } from 'vitest'
import { fill, fillCounted } from './fill.ts'

describe('fill', () => {
  it('fills every place, each as often as it stands there', () => {
    expect(fill('{count} of {most}, {count}', { count: '3', most: '5,000' })).toBe('3 of 5,000, 3')
  })

  it('leaves a forgotten place visible', () => {
    expect(fill('At most {most}', {})).toBe('At most {most}')
  })

  it('never reads a value as a text with places', () => {
    expect(fill('{name}, {company}', { name: '{company}', company: 'X' })).toBe('{company}, X')
  })

  it('chooses the form by the number', () => {
    const forms = { one: '1 minute', other: '{count} minutes' }
    expect(fillCounted(forms, 1)).toBe('1 minute')
    expect(fillCounted(forms, 12, { count: '12' })).toBe('12 minutes')
    expect(fillCounted(forms, 0, { count: '0' })).toBe('0 minutes')
  })
})
