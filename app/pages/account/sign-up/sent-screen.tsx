/** The form was taken in: the rest happens by mail. */
import type { Content } from '#app/content/index.server.ts'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { Errand } from '../parts/errand.tsx'
import styles from './sent-screen.module.css'

interface SentScreenProps {
  copy: Content<'account'>
  /** Where to ask once more. */
  again: string
  reading: string
}

export function SentScreen({ copy: { common, signUp }, again, reading }: SentScreenProps) {
  const { sent } = signUp
  return (
    <>
      <SheetHead headline={common.lookInMail}>
        <p className="lede">{sent.lede}</p>
      </SheetHead>
      <SheetSection id="errand" at={{ letter: 'A', reading }} name={sent.section} step={4}>
        <Errand copy={common.errand} at={1} />
        <div className={styles.text}>
          <p>{sent.text}</p>
          <p>{common.notArrived}</p>
          <a className="link" href={again}>
            {sent.again}
          </a>
        </div>
      </SheetSection>
    </>
  )
}
