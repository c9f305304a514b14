import { expect, it } from 'vitest'
import { writeDays, writeMinutes, writeSavedDays } from './map-numbers.ts'

it('writes minutes as exact as they are, up to two decimals', () => {
  const written = [0, 12, 12.5, 12.25, 0.1 + 0.2, 3.0625, 11_520].map((minutes) => writeMinutes(minutes, 'min', 'nl'))
  expect(written).toEqual(['0 min', '12 min', '12,5 min', '12,25 min', '0,3 min', '3,06 min', '11.520 min'])
  expect(writeMinutes(12.5, 'min', 'en')).toBe('12.5 min')
})

it('writes days to one decimal, and some as more than none', () => {
  const written = [0, 0.01, 0.05, 250, 3024].map((days) => writeDays(days, 'd', 'en'))
  expect(written).toEqual(['0.0 d', '0.01 d', '0.1 d', '250.0 d', '3,024.0 d'])
  expect(writeDays(0.01, 'dagen', 'nl')).toBe('0,01 dagen')
})

it('writes saved days in hundredths only where one of the two was', () => {
  const written = [0, 6.7 - 0.5, 0.1 - 0.03, 12.4 - 0.03, 3000].map((days) => writeSavedDays(days, 'd', 'en'))
  expect(written).toEqual(['0.0 d', '6.2 d', '0.07 d', '12.37 d', '3,000.0 d'])
})
