/** What is different afterwards, what hurts before, and a title block with the facts: service, time, price, place. */
import type { ReactNode } from 'react'
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { wholeRanges } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { Breadcrumb } from '#app/ui/breadcrumb/breadcrumb.tsx'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import type { Place, Service } from '../places.ts'
import styles from './service-head.module.css'

/** From one sign of the key plan to the next, in px. */
const pitch = 17

interface ServiceHeadProps {
  copy: Pick<Content<'servicePage'>, 'trail' | 'head'>
  service: Service
  places: readonly (Pick<Place, 'number' | 'group'> & { current: boolean })[]
  locale: Locale
}

export function ServiceHead({ copy, service, places, locale }: ServiceHeadProps) {
  const { trail, head } = copy
  const services = pathTo('services', locale)
  const steps = [{ label: trail.services, href: services }, { label: service.name }]
  return (
    <>
      <SheetHead headline={service.headline} above={<Breadcrumb label={trail.label} steps={steps} />}>
        <p className={styles.pain}>{service.pain}</p>
        <p className={styles.actions}>
          <a className="btn" href={pathTo('contact', locale)}>
            {head.button}
          </a>
          <a className="link" href={pathTo('calculator', locale)}>
            {head.calculator}
          </a>
        </p>
      </SheetHead>
      <dl className={styles.block}>
        <Fact name={head.block.service}>{service.name}</Fact>
        <Fact name={head.block.time}>{wholeRanges(service.time)}</Fact>
        <Fact name={head.block.price.name}>{head.block.price.value}</Fact>
        <Fact name={head.block.place.name}>
          <a className={styles.place} href={`${services}#${service.slug}`}>
            {placeText(head.block.place.value, places)}
            <KeyPlan places={places} />
          </a>
        </Fact>
      </dl>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function placeText(text: string, places: ServiceHeadProps['places']): string {
  const number = places.find(({ current }) => current)?.number ?? 0
  return fill(text, { number: String(number), count: String(places.length) })
}

/** The ten places in a row, this one filled: waits as triangles, what belongs to the sheet as circles. */
function KeyPlan({ places }: { places: ServiceHeadProps['places'] }) {
  const width = places.length * pitch
  return (
    <svg className={styles.plan} width={width} viewBox={`0 0 ${width} 16`} aria-hidden="true">
      {places.map(({ number, group, current }, index) => {
        const x = index * pitch
        const className = current ? styles.current : undefined
        return group === 'sheet' ? (
          <circle key={number} className={className} cx={x + 8.5} cy="8.5" r="5.5" />
        ) : (
          <path key={number} className={className} d={`M${x + 7.5} 2l6.5 12h-13z`} />
        )
      })}
    </svg>
  )
}
