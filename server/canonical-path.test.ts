import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRequestTarget } from './canonical-path.ts'

const moved = new Map([['/old', '/new']])

describe('readRequestTarget', () => {
  it.each([
    ['/', { kind: 'ok', pathname: '/', search: '' }],
    ['/contact?a=1', { kind: 'ok', pathname: '/contact', search: '?a=1' }],
    ['/contact/', { kind: 'moved', status: 308, location: '/contact' }],
    ['/nl/?a=//', { kind: 'moved', status: 308, location: '/nl?a=//' }],
    ['//evil.example/', { kind: 'moved', status: 308, location: '/evil.example' }],
    ['/old/?x=1', { kind: 'moved', status: 301, location: '/new?x=1' }],
    ['/a/../b', { kind: 'bad', status: 400 }],
    ['/a/%2e%2e/b', { kind: 'bad', status: 400 }],
    ['/%E0%A4%A', { kind: 'bad', status: 400 }],
    ['/\\evil.example', { kind: 'bad', status: 400 }],
    ['/%5cevil.example', { kind: 'bad', status: 400 }],
    ['/a%00b', { kind: 'bad', status: 400 }],
    ['http://evil.example/', { kind: 'bad', status: 400 }],
    ['/contact#part', { kind: 'bad', status: 400 }],
  ])('%s', (target, verdict) => {
    expect(readRequestTarget(target, moved)).toEqual(verdict)
  })

  it('takes the longest sheet of the calculator, and nothing longer', () => {
    const longest = `/${'a'.repeat(12 * 1024 - 1)}`
    expect(readRequestTarget(longest, moved).kind).toBe('ok')
    expect(readRequestTarget(`${longest}a`, moved)).toEqual({ kind: 'bad', status: 414 })
  })

  it('never leads off the site, and what it leads to is final', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('/', '//', '\\', 'evil.example', '?', '%2f', 'old', '.', ':')), (parts) => {
        const verdict = readRequestTarget(`/${parts.join('')}`, moved)
        if (verdict.kind !== 'moved') return
        expect(verdict.location).toMatch(/^\/(?![/\\])/)
        expect(readRequestTarget(verdict.location, moved).kind).not.toBe('moved')
      }),
    )
  })
})
