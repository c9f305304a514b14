/** The figures of the cases, counted again, and what they share with the rest of the site. */
import { describe, expect, it } from 'vitest'
import { locales } from '#app/locales.ts'
import { clients } from '../home/clients.ts'
import { testimonials } from '../home/testimonials.ts'
import { resolve } from '../localized.ts'
import { offer } from '../offer.ts'
import { projects } from './index.ts'
import { projectsPage } from './overview.ts'
import type { Project, ProjectSource } from './project.ts'

const named = projects.map((project) => [project.slug, project] as const)

describe.each(named)('%s', (_, project) => {
  const { drawn, process } = project
  const future = process.steps.flatMap(({ becomes }) => becomes ?? [])
  const now = totals(process.steps)
  const then = totals(future)

  it('adds up to the figures in its texts', () => {
    expect({ days: round(now.days), minutes: now.minutes }).toEqual({
      days: drawn.daysBefore,
      minutes: drawn.minutesBefore,
    })
    expect({ days: round(then.days), minutes: then.minutes }).toEqual({
      days: drawn.daysAfter,
      minutes: drawn.minutesAfter,
    })
  })

  it('has rounded figures that add up as shown', () => {
    expect(round(now.days - then.days)).toBe(round(drawn.daysBefore - drawn.daysAfter))
    expect(round(sum(process.steps.map(({ waitDays }) => waitDays)) + now.minutes / 480)).toBe(drawn.daysBefore)
  })

  it('stays within what we say of manual work', () => {
    const percent = Math.round((1 - drawn.minutesAfter / drawn.minutesBefore) * 100)
    expect(percent).toBeGreaterThanOrEqual(offer.manualWorkRemoved.fromPercent)
    expect(percent).toBeLessThanOrEqual(offer.manualWorkRemoved.toPercent)
  })

  it('saves whole hours and whole euros, so that no sum hides a remainder', () => {
    const hours = (project.casesPerYear * (drawn.minutesBefore - drawn.minutesAfter)) / 60
    expect(hours % 1).toBe(0)
    const cost = project.cost ? project.cost.timesPerYear * project.cost.centsEach : 0
    const saved = hours * project.hourlyCostCents + cost - 12 * project.upkeepCentsPerMonth
    expect(saved % 100).toBe(0)
    expect(saved).toBeGreaterThan(0)
  })

  it('points at steps that are there, with names that fit their boxes', () => {
    const { steps, loops, redlines, system } = process
    expect(loops.length).toBeGreaterThan(0)
    expect(redlines.length).toBeGreaterThan(0)
    const indexes = [...loops.flatMap(({ from, to }) => [from, to]), ...redlines.map(({ at }) => at), system?.at ?? 0]
    for (const index of indexes) expect(steps[index]).toBeDefined()
    const names = [...steps, ...future].flatMap((step) =>
      [step.name, step.who, step.with].flatMap(({ en, nl }) => [en, nl]),
    )
    expect(names.filter((name) => name.length > 14)).toEqual([])
  })

  it('keeps a log from the audit to the day it is counted again, and says what stayed manual', () => {
    const days = project.log.map(({ day }) => day)
    expect(days.length).toBeGreaterThanOrEqual(5)
    expect(days.length).toBeLessThanOrEqual(6)
    expect(days).toEqual(days.toSorted((a, b) => a - b))
    expect([days[0], days.at(-1)]).toEqual([1, offer.fullReturnDays])
    expect(project.log.filter(({ leftAlone }) => leftAlone)).toHaveLength(1)
  })

  it('goes live between the audit and the day it is counted again', () => {
    expect(project.liveOnDay).toBeGreaterThan(1)
    expect(project.liveOnDay).toBeLessThan(offer.fullReturnDays)
    expect(project.log.map(({ day }) => day)).toContain(project.liveOnDay)
  })

  it.each(locales)('has a title and a description that fit (%s)', (locale) => {
    const { title, description }: Project = resolve(project, locale, project.slug)
    expect(title.length).toBeLessThanOrEqual(48)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(title + description).not.toContain('\u00ad')
  })

  it('quotes its own client', () => {
    if (project.quote) expect(testimonials[project.quote].company).toBe(project.client.name)
  })
})

describe('all cases', () => {
  it('have an address of their own', () => {
    expect(new Set(projects.map(({ slug }) => slug)).size).toBe(projects.length)
    expect(new Set(projects.map(({ process }) => process.id)).size).toBe(projects.length)
  })

  it('are as many as the headline says', () => {
    expect(projects).toHaveLength(5)
    expect(projectsPage.headline.en[0]).toContain('Five')
  })

  it('agree with the clients on the home page', () => {
    for (const { name, trade, process, daysBefore, daysAfter } of clients.list) {
      const found = caseOf(`${name} ${trade}`)
      expect({ process: found?.name, daysBefore: found?.drawn.daysBefore, daysAfter: found?.drawn.daysAfter }).toEqual({
        process,
        daysBefore,
        daysAfter,
      })
    }
  })
})

it('the approval waits as long as in the remark on the home page', () => {
  const project = caseOf(testimonials.approval.company)
  const waits = project?.process.steps.map(({ waitDays }) => waitDays).filter((days) => days > 0) ?? []
  expect(waits.map((days) => `${days.toFixed(1)} d`)).toEqual(testimonials.approval.drawing.waits.map(({ en }) => en))
  expect(testimonials.approval.size.en).toBe(`${project?.client.people} people`)
})

it('half of the steps were dropped, as the remark on the home page says', () => {
  const steps = caseOf(testimonials.dropped.company)?.process.steps ?? []
  const left = steps.flatMap(({ becomes }) => becomes ?? [])
  expect(steps).toHaveLength(8)
  expect(left).toHaveLength(4)
  expect(left.filter(({ bySoftware }) => bySoftware)).toHaveLength(2)
})

function caseOf(client: string): ProjectSource | undefined {
  return projects.find((project) => project.client.name === client)
}

/** Lead time is all waiting plus all work. */
function totals(steps: { waitDays: number; minutes: number }[]) {
  const minutes = sum(steps.map((step) => step.minutes))
  return { days: sum(steps.map((step) => step.waitDays)) + minutes / 480, minutes }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function round(value: number): number {
  return Number(value.toFixed(1))
}
