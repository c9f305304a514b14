/** A region: where we receive visitors, what waits there in which trade, and how a visit goes. */
import type { Content } from '#app/content/index.server.ts'
import { wholeRanges } from '#app/formats.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { TableHead } from '#app/ui/table-head.tsx'
import { roles } from '#app/ui/table-roles.ts'
import type { Service } from '../places.ts'
import styles from './local-section.module.css'

type LocalCopy = Content<'servicePage'>['local']
type Local = NonNullable<Service['local']>

interface LocalSectionProps {
  copy: LocalCopy
  local: Local
  at: SheetPlace
}

export function LocalSection({ copy, local, at }: LocalSectionProps) {
  return (
    <SheetSection id="region" at={at} name={copy.section} step={6}>
      <h2 className={styles.headline}>{local.headline}</h2>
      <p className={styles.intro}>{local.intro}</p>
      <div className={styles.visit}>
        <h3>{copy.visit}</h3>
        <ol>
          {local.visit.map(({ time, text }) => (
            <li key={time}>
              <b>{time}</b> <span>{text}</span>
            </li>
          ))}
        </ol>
        <Address copy={copy} />
      </div>
      <Sectors copy={copy.sectors} sectors={local.sectors} />
      <div className={styles.rooms}>
        <h3>{copy.rooms}</h3>
        {local.rooms.map(({ name, text, travel }) => (
          <div key={name} className={styles.room}>
            <h4>{name}</h4>
            <p>{text}</p>
            <p className={styles.travel}>{travel}</p>
          </div>
        ))}
      </div>
    </SheetSection>
  )
}

function Sectors({ copy, sectors }: { copy: LocalCopy['sectors']; sectors: Local['sectors'] }) {
  return (
    <div className={styles.sectors}>
      <h3 id="sectors">{copy.title}</h3>
      <table aria-labelledby="sectors" {...roles.table}>
        <TableHead columns={[copy.sector, copy.process]} />
        <tbody {...roles.group}>
          {sectors.map(({ name, process }) => (
            <tr key={name} {...roles.row}>
              <th scope="row" {...roles.rowHead}>
                {name}
              </th>
              <td {...roles.cell}>{process}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Address({ copy }: { copy: LocalCopy }) {
  const { brand, address, phone, hours } = copy.company
  return (
    <dl className={styles.address}>
      <div>
        <dt className="label">{copy.address}</dt>
        <dd>
          <address>
            {brand}
            <br />
            {address.street}
            <br />
            {address.postcode} {address.city}
          </address>
        </dd>
      </div>
      <div>
        <dt className="label">{copy.hours}</dt>
        <dd>{wholeRanges(hours)}</dd>
      </div>
      <div>
        <dt className="label">{copy.phone}</dt>
        <dd>
          <a href={`tel:${phone.number}`}>{phone.shown}</a>
        </dd>
      </div>
    </dl>
  )
}
