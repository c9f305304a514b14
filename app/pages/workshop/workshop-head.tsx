/** What it is in one line, and its four facts as a row of a title block. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { Breadcrumb } from '#app/ui/breadcrumb/breadcrumb.tsx'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import styles from './workshop-head.module.css'

export function WorkshopHead({ copy, locale }: { copy: Content<'workshop'>; locale: Locale }) {
  const { head, trail } = copy
  const steps = [{ label: trail.services, href: pathTo('services', locale) }, { label: trail.here }]
  return (
    <>
      <SheetHead headline={head.headline} above={<Breadcrumb label={trail.label} steps={steps} />}>
        <div className={styles.words}>
          <p className="lede">{head.lede}</p>
          <a className="btn" href={pathTo('bookWorkshop', locale)}>
            {head.button}
          </a>
          <a className="link" href="#guarantee">
            {head.guarantee}
          </a>
        </div>
      </SheetHead>
      <dl className={styles.facts}>
        {Object.values(head.facts).map(({ name, value, note }) => (
          <div key={name}>
            <dt className="label">{name}</dt>
            <dd>
              <span className={styles.value}>{value}</span> <span className={styles.note}>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
