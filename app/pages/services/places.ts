/** The ten places of the company line, numbered, each with the service that takes its waiting out. */
import type { Content } from '#app/content/index.server.ts'

export type Service = Content<'services'>[number]
type Group = Content<'servicesPage'>['groups'][number]

export interface Place {
  number: number
  group: Group['id']
  station: string
  who: string
  waits: string
  quote: string
  service: Service
}

export interface PlaceGroup {
  id: Group['id']
  name: string
  places: Place[]
}

/** Numbers run on over the groups. A place without its service is left out; a test finds it. */
export function placeGroups(groups: readonly Group[], services: readonly Service[]): PlaceGroup[] {
  let number = 0
  return groups.map(({ id, name, places }) => ({
    id,
    name,
    places: places.flatMap(({ slug, ...place }) => {
      number += 1
      const service = services.find((one) => one.slug === slug)
      return service ? [{ ...place, number, group: id, service }] : []
    }),
  }))
}
