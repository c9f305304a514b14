import { expect, it } from 'vitest'
import { observatoryScore } from './observatory.ts'

const strict = {
  'Content-Type': 'text/html',
  'Content-Security-Policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

const score = (headers: Record<string, string>, html = '') => observatoryScore({ headers: new Headers(headers), html })

it('gives a bare answer a D, and one with an open session cookie an F', () => {
  expect(score({ 'Content-Type': 'text/html' })).toMatchObject({ total: 30, grade: 'D' })
  expect(score({ 'Set-Cookie': 'session=1' })).toMatchObject({ total: 0, grade: 'F' })
})

it('gives a strict one all there is without cookies, hashes and preloading', () => {
  expect(score(strict)).toMatchObject({ total: 130, grade: 'A+' })
  expect(score({ ...strict, 'Set-Cookie': 'a=1; Secure; HttpOnly; SameSite=Lax' }).total).toBe(135)
})

it.each([
  ['unsafe-inline for scripts', { 'Content-Security-Policy': "default-src 'none'; script-src 'unsafe-inline'" }, -20],
  ['scripts of anybody', { 'Content-Security-Policy': "default-src 'none'; script-src https:" }, -20],
  ['unsafe-eval', { 'Content-Security-Policy': "default-src 'none'; script-src 'unsafe-eval'" }, -10],
  ['images over http', { 'Content-Security-Policy': "default-src 'none'; img-src http://a.example" }, -10],
  ['no default of nothing', { 'Content-Security-Policy': "default-src 'self'" }, 5],
] as const)('%s', (_, headers, modifier) => {
  expect(score({ ...strict, ...headers }).modifiers['policy']).toBe(modifier)
})

it('minds a session cookie that scripts can read, a short promise of https, and foreign scripts', () => {
  expect(score({ ...strict, 'Set-Cookie': 'session=1; Secure; SameSite=Lax' }).modifiers['cookies']).toBe(-30)
  expect(score({ ...strict, 'Strict-Transport-Security': 'max-age=3600' }).modifiers['transport']).toBe(-10)
  expect(score(strict, '<script src="https://a.example/x.js"></script>').modifiers['scripts']).toBe(-5)
  expect(score(strict, '<script src="//a.example/x.js"></script>').modifiers['scripts']).toBe(-50)
})
