/**
 * C: three prices as three level lines across the ten places, each at the height of its price: whichever place it is,
 * the line does not move.
 */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { useNonce } from '#app/nonce.ts'
import { pathTo } from '#app/paths.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { Stamp } from '#app/ui/stamp/stamp.tsx'
import { TableHead } from '#app/ui/table-head.tsx'
import { roles } from '#app/ui/table-roles.ts'
import styles from './same-price.module.css'

type PriceCopy = Content<'servicesPage'>['price']

interface SamePriceProps {
  copy: PriceCopy
  /** How many places there are. */
  count: number
  at: SheetPlace
  locale: Locale
}

export function SamePrice({ copy, count, at, locale }: SamePriceProps) {
  const { growth, workshop, audit } = copy.rows
  const rows = [
    { ...growth, key: 'growth', href: undefined },
    { ...workshop, key: 'workshop', href: pathTo('workshop', locale) },
    { ...audit, key: 'audit', href: undefined },
  ]
  return (
    <SheetSection id="price" at={at} name={copy.section} step={6}>
      <div className={styles.words}>
        <h2>{copy.headline}</h2>
        <p className={styles.small}>{copy.smallPrint}</p>
        <Stamp promise={copy.guarantee.badge} condition={copy.guarantee.line} stacked />
      </div>
      <div className={styles.prices}>
        <style nonce={useNonce()}>{heights(rows)}</style>
        <table {...roles.table}>
          <caption className="visually-hidden">{copy.caption}</caption>
          <TableHead columns={[copy.columns.what, copy.columns.price]} className="visually-hidden" />
          <tbody {...roles.group}>
            {rows.map((row) => (
              <tr key={row.key} data-price={row.key} {...roles.row}>
                <th scope="row" {...roles.rowHead}>
                  {row.href ? <a href={row.href}>{row.name}</a> : row.name} <span>{row.contents}</span>
                </th>
                <td {...roles.cell}>{row.price}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <ol className={styles.places} aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the numbers from one to ten
            <li key={index}>{index + 1}</li>
          ))}
        </ol>
        <p className={styles.scale}>{copy.scale}</p>
      </div>
    </SheetSection>
  )
}

/** As high as the highest price is drawn. */
const highestRem = 18

/** Each row reaches from its own price up to the one above it; the highest comes first. */
function heights(rows: readonly { key: string; cents: number }[]): string {
  const highest = rows[0]?.cents ?? 1
  return rows
    .slice(1)
    .map(({ key, cents }, index) => {
      const above = rows[index]?.cents ?? cents
      const rem = ((above - cents) / highest) * highestRem
      return `[data-price=${key}]{block-size:${Math.round(rem * 100) / 100}rem}`
    })
    .join('')
}
