import { describe, expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { locales } from '#app/locales.ts'
import { placeGroups } from './places.ts'

describe.each(locales)('the places of the company line in %s', (locale) => {
  const services = content('services', locale)
  const places = placeGroups(content('servicesPage', locale).groups, services).flatMap((group) => group.places)

  it('lead to every service, each once, in the order in which lists number them', () => {
    expect(places.map(({ service }) => service.slug)).toEqual(services.map(({ slug }) => slug))
  })

  it('are numbered from one', () => {
    expect(places.map(({ number }) => number)).toEqual(services.map((_, index) => index + 1))
  })
})
