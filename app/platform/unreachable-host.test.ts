import { expect, it } from 'vitest'
import { isUnreachable } from './unreachable-host.ts'

it.each([
  'localhost',
  'app.localhost',
  '127.0.0.1',
  '0.0.0.0',
  '10.0.0.4',
  '172.20.1.1',
  '192.168.1.2',
  '169.254.1.1',
  '[::1]',
  '[::]',
  '[fd00::1]',
  '[fe80::1]',
  '[feb0::1]',
  'nas',
  'desk.local',
  'staging.lan',
  'Staging.Vlotwerk.TEST',
  'vlotwerk.test.',
  'example.com',
  'www.example.org',
])('%s is reached by nobody outside', (host) => {
  expect(isUnreachable(host)).toBe(true)
})

it.each(['vlotwerk.nl', '10.vlotwerk.nl', 'latest.nl', 'example.nl', '172.32.1.1', '11.0.0.4', '[2a02::1]', '[::2]'])(
  '%s is',
  (host) => {
    expect(isUnreachable(host)).toBe(false)
  },
)
