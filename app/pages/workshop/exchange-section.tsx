/** B: what goes in and what comes out, as two boxes on the line of flow. */
import type { Content } from '#app/content/index.server.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './exchange-section.module.css'

type ExchangeCopy = Content<'workshop'>['exchange']

export function ExchangeSection({ copy, at }: { copy: ExchangeCopy; at: SheetPlace }) {
  return (
    <SheetSection id="in-and-out" at={at} name={copy.section} step={5}>
      <div className={styles.exchange}>
        <Box {...copy.bring} />
        <div className={styles.flow} />
        <Box {...copy.leave} out />
      </div>
    </SheetSection>
  )
}

function Box({ title, list, out }: { title: string; list: readonly string[]; out?: boolean }) {
  return (
    <div className={`${styles.box} ${out ? styles.out : ''}`}>
      <h2>{title}</h2>
      <ul>
        {list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
