/** The company: as an organization on the home page, as a place of business where visitors come. */
import type { LocalBusiness, Organization, PostalAddress, WebSite } from 'schema-dts'
import { company } from '#app/content/company.ts'
import { type Locale, locales, pathInLocale } from '#app/locales.ts'
import { organizationId } from './graph.ts'

export function organization(origin: string): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: company.brand,
    legalName: company.registration.legalName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: company.email.address,
    telephone: company.phone.number,
    vatID: company.registration.vatId,
    identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: company.registration.kvk },
    address: address(),
  }
}

/** Where people can walk in: the contact page and the page of the region. */
export function localBusiness(origin: string): LocalBusiness {
  const { days, opens, closes } = company.hours
  return {
    ...(organization(origin) as object),
    '@type': 'LocalBusiness',
    image: `${origin}/og/home.png`,
    areaServed: company.areas.map((name) => ({ '@type': 'City', name })),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => weekDays[day - 1] ?? 'Monday'),
      opens,
      closes,
    },
  } as LocalBusiness
}

export function webSite(origin: string, locale: Locale): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${origin}${pathInLocale('/', locale)}#website`,
    name: company.brand,
    url: origin + pathInLocale('/', locale),
    inLanguage: [...locales],
    publisher: { '@id': organizationId(origin) },
  }
}

const weekDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

function address(): PostalAddress {
  const { street, postcode, city, country } = company.address
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: postcode,
    addressLocality: city,
    addressCountry: country,
  }
}
