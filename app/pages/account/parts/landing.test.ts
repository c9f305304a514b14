import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signInPath } from '#app/sign-in-path.ts'
import { landingPath, wantedPath, withNews } from './landing.ts'

const wanted = (to: string) => wantedPath(new URL(`http://a.nl/sign-in?to=${encodeURIComponent(to)}`))

describe('wantedPath', () => {
  it.each([
    '/account',
    '/nl/account',
    '/checklist',
    '/',
    '/nl',
    '/blog/which-process-first',
    '/admin',
    '/admin/leads/7',
    '/admin/indexnow-test',
  ])('takes %s', (path) => {
    expect(wanted(path)).toBe(path)
  })

  it.each([
    '',
    'account',
    '//evil.nl',
    '/\\evil.nl',
    '/nl//evil.nl',
    'https://evil.nl',
    '/account?x=1',
    '/account#x',
    '/nowhere',
    '/blog/\n',
    '/sign-in',
    '/nl/sign-up',
    '/sign-out',
    '/account/new-email',
    '/nl/admin',
    '/administration',
    '/admin/',
    '/admin//evil.nl',
    '/admin/../sign-out',
    '/admin?x=1',
    '/admin/leads.csv',
  ])('refuses %j', (path) => {
    expect(wanted(path)).toBeUndefined()
  })

  it('never leads off the site', () => {
    const parts = fc.constantFrom(
      '/',
      '//',
      '\\',
      'evil.nl',
      '@',
      'account',
      'admin',
      'nl',
      ':',
      'https:',
      '%2f',
      '\t',
      '.',
    )
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 6 }), (pieces) => {
        const path = landingPath(wanted(pieces.join('')), 'nl')
        expect(new URL(path, 'http://a.nl').origin).toBe('http://a.nl')
      }),
    )
  })
})

it('lands in the language of the visitor', () => {
  expect(landingPath(undefined, 'nl')).toBe('/nl/checklist')
  expect(landingPath('/account', 'nl')).toBe('/nl/account')
  expect(landingPath('/nl/account', 'en')).toBe('/account')
  expect(landingPath('/admin/bookings', 'nl')).toBe('/admin/bookings')
  expect(signInPath('en', '/account')).toBe('/sign-in?to=%2Faccount')
})

it('says something on the way, whatever else the address says', () => {
  expect(withNews(signInPath('en', undefined), 'done=link')).toBe('/sign-in?done=link')
  expect(withNews(signInPath('en', '/account'), 'done=link')).toBe('/sign-in?to=%2Faccount&done=link')
})
