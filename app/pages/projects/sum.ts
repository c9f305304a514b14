/** What a case saves: minutes become hours, hours become euros, and those pay the price back. Pure. */
import { offer, vatOn } from '#app/content/offer.ts'
import type { Project } from '#app/content/projects/project.ts'

export interface Sum {
  /** Per case. */
  minutes: number
  /** Per year, as all that follow. */
  hours: number
  laborCents: number
  /** A cost that is gone besides. */
  costCents: number
  upkeepCents: number
  savedCents: number
  /** Workshop and build, once; with VAT for who cannot deduct it. */
  priceCents: number
  paybackDays: number
}

/** All that counting needs of a case. */
type Counted = Pick<Project, 'drawn' | 'casesPerYear' | 'hourlyCostCents' | 'upkeepCentsPerMonth' | 'paysVat' | 'cost'>

export function sumOf(project: Counted): Sum {
  const { drawn, casesPerYear, hourlyCostCents, upkeepCentsPerMonth, paysVat, cost } = project
  const minutes = drawn.minutesBefore - drawn.minutesAfter
  const hours = (casesPerYear * minutes) / 60
  const laborCents = hours * hourlyCostCents
  const costCents = cost ? cost.timesPerYear * cost.centsEach : 0
  const upkeepCents = 12 * upkeepCentsPerMonth
  const savedCents = laborCents + costCents - upkeepCents
  const fixedCents = offer.growth.priceCents
  const priceCents = paysVat ? fixedCents + vatOn(fixedCents) : fixedCents
  const paybackDays = Math.round(priceCents / (savedCents / 365))
  return { minutes, hours, laborCents, costCents, upkeepCents, savedCents, priceCents, paybackDays }
}

/** Per cent less work per case, rounded. */
export function lessWorkPercent({ drawn }: Pick<Project, 'drawn'>): number {
  return Math.round((1 - drawn.minutesAfter / drawn.minutesBefore) * 100)
}

/** Rounded as shown, so that the difference of two shown figures is the third. */
export function daysGone({ drawn }: Pick<Project, 'drawn'>): number {
  return Math.round((drawn.daysBefore - drawn.daysAfter) * 10) / 10
}

/** The order of the list, and of the links from case to case. */
export function mostDaysGoneFirst<Case extends Pick<Project, 'drawn'>>(cases: readonly Case[]): Case[] {
  return cases.toSorted((a, b) => daysGone(b) - daysGone(a))
}
