/** What we sell: services, and the workshop and the project with their prices. */
import type { Offer, Service } from 'schema-dts'
import { company } from '#app/content/company.ts'
import { offer } from '#app/content/offer.ts'
import { organizationId, type PagePlace, plainText } from './graph.ts'

interface ServiceFacts {
  readonly name: string
  readonly description: string
}

/** Every service is bought as the workshop, or as the workshop with its implementation. */
export function service({ origin, path }: PagePlace, { name, description }: ServiceFacts): Service {
  return {
    '@type': 'Service',
    '@id': `${origin}${path}#service`,
    name: plainText(name),
    description,
    url: origin + path,
    provider: { '@id': organizationId(origin) },
    areaServed: { '@type': 'Country', name: company.address.country },
    offers: [offer.workshop, offer.growth].map(({ priceCents }) => priceOf(origin + path, priceCents)),
  }
}

export function workshop({ origin, path }: PagePlace, { name, description }: ServiceFacts): Service {
  const whole = service({ origin, path }, { name, description })
  return { ...(whole as object), offers: priceOf(origin + path, offer.workshop.priceCents) } as Service
}

/** Prices are without VAT, as the site says beside them. */
function priceOf(url: string, cents: number): Offer {
  const price = (cents / 100).toFixed(2)
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: false,
    },
  }
}
