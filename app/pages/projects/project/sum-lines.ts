/** The lines above the result of a sum: what, how it is counted, and what comes out. */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Project } from '#app/content/projects/project.ts'
import { euros, integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import type { Sum } from '../sum.ts'

interface SumLine {
  line: string
  count: string
  result: string
}

export function sumLines(
  project: Project,
  sum: Sum,
  copy: Content<'projectsPage'>['page']['sum'],
  locale: Locale,
): SumLine[] {
  const { drawn, casesPerYear, hourlyCostCents, upkeepCentsPerMonth, cost, unit } = project
  const count = (number: number) => integer(number, locale)
  return [
    {
      line: fill(copy.minutes, { unit: unit.one }),
      count: `${count(drawn.minutesBefore)} − ${count(drawn.minutesAfter)}`,
      result: fill(copy.inMinutes, { count: count(sum.minutes) }),
    },
    {
      line: copy.hours,
      count: `${count(casesPerYear)} × ${count(sum.minutes)} ÷ 60`,
      result: fill(copy.inHours, { count: count(sum.hours) }),
    },
    {
      line: copy.labor,
      count: `${count(sum.hours)} × ${amount(hourlyCostCents, locale)}`,
      result: euros(sum.laborCents, locale),
    },
    ...(cost
      ? [
          {
            line: cost.name,
            count: `${count(cost.timesPerYear)} × ${amount(cost.centsEach, locale)}`,
            result: euros(sum.costCents, locale),
          },
        ]
      : []),
    {
      line: copy.upkeep,
      count: `12 × ${amount(upkeepCentsPerMonth, locale)}`,
      result: euros(-sum.upkeepCents, locale),
    },
  ]
}

/** With cents where there are any. */
function amount(cents: number, locale: Locale): string {
  return euros(cents, locale, { cents: cents % 100 !== 0 })
}
