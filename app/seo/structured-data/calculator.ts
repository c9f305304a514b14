/** The ROI calculator, as a program that runs in the browser and costs nothing. */
import type { WebApplication } from 'schema-dts'
import type { Locale } from '#app/locales.ts'
import { organizationId, type PagePlace } from './graph.ts'

interface CalculatorFacts {
  readonly name: string
  readonly description: string
  readonly locale: Locale
}

export function calculatorApplication({ origin, path }: PagePlace, facts: CalculatorFacts): WebApplication {
  const { name, description, locale } = facts
  return {
    '@type': 'WebApplication',
    '@id': `${origin}${path}#calculator`,
    name,
    description,
    url: origin + path,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    inLanguage: locale,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
    provider: { '@id': organizationId(origin) },
  }
}
