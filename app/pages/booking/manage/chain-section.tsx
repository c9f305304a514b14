/** The booking as a value stream: what is done and how long it waits, as our maps draw it, from its own dates. */
import type { Content } from '#app/content/index.server.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { Glyph, Push, Waiting } from '#app/ui/value-stream-map/drawing/glyphs.tsx'
import { unbroken } from '#app/unbroken.ts'
import type { Chain, ChainStep } from './chain.ts'
import styles from './chain-section.module.css'

interface ChainSectionProps {
  chain: Chain
  words: Content<'bookingManage'>['chain']
  at: SheetPlace
}

export function ChainSection({ chain: { steps, waits, lead, work }, words, at }: ChainSectionProps) {
  return (
    <SheetSection id="chain" at={at} name={words.section} step={4}>
      <h2 className="visually-hidden">{words.section}</h2>
      <div className={styles.chain}>
        <ol className={`${styles.line} ${steps.length === 2 ? styles.short : ''}`}>
          {steps.flatMap((step, index) => [
            ...(index > 0 ? [<Wait key={`before ${step.name}`} text={waits[index - 1] ?? ''} />] : []),
            <Step key={step.name} step={step} words={words} />,
          ])}
        </ol>
        <dl className={styles.totals}>
          <div>
            <dt>{words.leadTime}</dt>
            <dd className="waste">{lead}</dd>
          </div>
          <div>
            <dt>{words.processTime}</dt>
            <dd className="flow">{work}</dd>
          </div>
        </dl>
      </div>
    </SheetSection>
  )
}

function Step({ step: { name, who, when, work }, words }: { step: ChainStep; words: ChainSectionProps['words'] }) {
  return (
    <li className={styles.step}>
      <div className={styles.box}>
        <h3>{name}</h3>
        <p className={styles.work}>
          {words.work} <b>{work}</b>
        </p>
        <p>{who}</p>
        <p>{when && unbroken(when)}</p>
      </div>
      <span className={styles.below} aria-hidden="true">
        {work}
      </span>
    </li>
  )
}

function Wait({ text }: { text: string }) {
  return (
    <li className={styles.wait}>
      <span className={styles.signs} aria-hidden="true">
        <Glyph size={44}>
          <Waiting x={22} y={42} side={44} />
        </Glyph>
        <svg className={styles.push} viewBox="0 0 120 20" aria-hidden="true">
          <Push x={1} y={10} length={118} />
        </svg>
      </span>
      <span className={styles.above}>{text}</span>
    </li>
  )
}
