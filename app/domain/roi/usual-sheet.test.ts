import { describe, expect, it } from 'vitest'
import { resolve } from '#app/content/localized.ts'
import { roiProcesses } from '#app/content/roi-processes.ts'
import { locales } from '#app/locales.ts'
import { calculate } from './calculate.ts'
import { checkSheet } from './check-sheet.ts'
import { typeSheet } from './typed-sheet.ts'
import { usualSheet } from './usual-sheet.ts'

const ids = ['invoice', 'leads', 'order', 'hiring', 'onboarding', 'reporting', 'own']

describe.each(locales)('the processes to begin with, in %s', (locale) => {
  const processes = resolve(roiProcesses, locale, 'roiProcesses')
  const sheets = processes.map(usualSheet)

  it('are these', () => {
    expect(processes.map(({ id }) => id)).toEqual(ids)
    expect(sheets.map(({ process }) => process)).toEqual(ids)
  })

  it.each(sheets)('$process is right as it stands', (sheet) => {
    expect(checkSheet(typeSheet(sheet, locale), sheet)).toEqual({ sheet, issues: [] })
    const texts = [sheet.name, ...sheet.steps.flatMap(({ name, who }) => [name, who])]
    expect(texts.filter((text) => /[\u00ad\u2060]/.test(text) || [...text].length > 22)).toEqual([])
  })

  it.each(sheets.slice(0, -1))('$process has steps that are filled in and leave something to people', (sheet) => {
    expect(sheet.steps.length).toBeGreaterThanOrEqual(4)
    expect(sheet.steps.length).toBeLessThanOrEqual(7)
    expect(new Set(sheet.steps.map(({ name }) => name)).size).toBe(sheet.steps.length)
    for (const step of sheet.steps) {
      expect(
        Math.min(step.name.length, step.who.length, step.minutes, step.waitDays, step.timesPerMonth),
      ).toBeGreaterThan(0)
    }
    expect(sheet.steps.some(({ becomes }) => becomes === 'person')).toBe(true)
    const { markedShare, now, after } = calculate(sheet)
    expect(markedShare).toBeGreaterThan(0.3)
    expect(markedShare).toBeLessThan(0.9)
    expect(after.leadDays).toBeLessThan(now.leadDays / 2)
  })

  it('end with an empty one: two steps to fill in, as often as the process runs', () => {
    const own = sheets.at(-1)
    const empty = { name: '', who: '', waitDays: 0, minutes: 0, timesPerMonth: 20, becomes: 'person' }
    expect(own?.steps).toEqual([empty, empty])
    expect(own).toMatchObject({ timesPerMonth: 20, people: 2, hourlyCostCents: 4_500 })
  })
})
