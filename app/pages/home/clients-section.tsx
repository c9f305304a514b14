/** A: who it was drawn for, each with one process before and after, all on one scale of days. */
import type { Content } from '#app/content/index.server.ts'
import { decimal } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { svgShare } from '#app/svg-share.ts'
import { hatch } from '#app/ui/hatch/hatch.tsx'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { ClientMark } from './client-mark.tsx'
import styles from './clients-section.module.css'

type ClientsCopy = Content<'home'>['clients']

interface ClientsSectionProps {
  copy: ClientsCopy
  at: SheetPlace
  /** Unit of a day on drawings. */
  day: string
  locale: Locale
}

export function ClientsSection({ copy, at, day, locale }: ClientsSectionProps) {
  const longest = Math.max(...copy.list.map((client) => client.daysBefore))
  return (
    <SheetSection id="clients" at={at} name={copy.section} step={2} tight>
      <p className={styles.scale}>{copy.scale}</p>
      <p className={styles.rows} aria-hidden="true">
        <span>{copy.before}</span> <span>{copy.after}</span>
      </p>
      <ul className={styles.list}>
        {copy.list.map((client) => (
          <li key={client.id}>
            <div className={styles.name}>
              <ClientMark id={client.id} />
              <p>
                <strong className={styles[client.id]}>{client.name}</strong> <span>{client.trade}</span>
              </p>
            </div>
            <p className={styles.process}>{client.process}</p>
            <BeforeAndAfter
              before={{ days: client.daysBefore, text: `${decimal(client.daysBefore, 1, locale)} ${day}` }}
              after={{ days: client.daysAfter, text: `${decimal(client.daysAfter, 1, locale)} ${day}` }}
              longest={longest}
              words={copy}
            />
          </li>
        ))}
      </ul>
    </SheetSection>
  )
}

interface BeforeAndAfterProps {
  before: { days: number; text: string }
  after: { days: number; text: string }
  /** Days that the longest of all bars stands for. */
  longest: number
  words: Pick<ClientsCopy, 'before' | 'after'>
}

/** Room beside the bars for their figures, in per cent of the drawing. */
const barShare = 62

function BeforeAndAfter({ before, after, longest, words }: BeforeAndAfterProps) {
  const [long, short] = [svgShare(before.days, longest, barShare), svgShare(after.days, longest, barShare)]
  const alt = `${before.text} ${words.before}, ${after.text} ${words.after}`
  return (
    <svg className={styles.bars} width="100%" height="40" role="img" aria-label={alt}>
      <rect className={styles.before} fill={hatch} x="0" y="1" width={long} height="14" />
      <text className={styles.beforeText} x={long} dx="9" y="14">
        {before.text}
      </text>
      <rect className={styles.after} x="0" y="23" width={short} height="14" />
      <text className={styles.afterText} x={short} dx="9" y="36">
        {after.text}
      </text>
    </svg>
  )
}
