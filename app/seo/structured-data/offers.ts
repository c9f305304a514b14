/** What we sell: services, and the workshop and the project with their prices. */
import type { Offer, Service } from 'schema-dts'
import { company } from '#app/content/company.ts'
import { offer } from '#app/content/offer.ts'
import { plainText } from '#app/plain-text.ts'
import { organizationId, type PagePlace } from './graph.ts'

interface ServiceFacts {
  readonly name: string
  readonly description: string
}

/** Every service is bought as the workshop, or as the workshop with its implementation. */
export function service(place: PagePlace, facts: ServiceFacts): Service {
  return sold(place, facts, [offer.workshop, offer.growth])
}

export function workshop(place: PagePlace, facts: ServiceFacts): Service {
  return sold(place, facts, [offer.workshop])
}

function sold({ origin, path }: PagePlace, facts: ServiceFacts, plans: readonly { priceCents: number }[]): Service {
  return {
    '@type': 'Service',
    '@id': `${origin}${path}#service`,
    name: plainText(facts.name),
    description: facts.description,
    url: origin + path,
    provider: { '@id': organizationId(origin) },
    areaServed: { '@type': 'Country', name: company.address.country },
    offers: plans.map(({ priceCents }) => priceOf(origin + path, priceCents)),
  }
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
