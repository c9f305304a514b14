import { expect, it } from 'vitest'
import { places } from './content/booking/places.ts'
import { nameNow } from './zone-name-now.ts'
import { knownZone } from './zone-time.ts'

/** Whichever way it is spelt. */
const now = (zone: string) => nameNow(knownZone(zone) ?? '')

it.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['America/Godthab', 'America/Nuuk'],
])('%s has the name of today', (before, name) => {
  expect(now(before)).toBe(name)
})

it.each(Object.keys(places))('what is listed for visitors has it: %s', (zone) => {
  expect(now(zone)).toBe(zone)
})

it('is one name, whichever of those that the runtime knows is given', () => {
  const names = Intl.supportedValuesOf('timeZone').map(now)
  expect(names).not.toContain('')
  expect(names.map(now)).toEqual(names)
})
