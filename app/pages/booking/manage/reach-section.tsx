/** In place of what can no longer be done here: who to call. */
import type { Content } from '#app/content/index.server.ts'
import { type SheetPlace, SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './reach-section.module.css'

interface ReachSectionProps {
  copy: Content<'bookingManage'>['reach']
  /** What a change costs now; empty where it costs nothing. */
  charge: string
  at: SheetPlace
}

export function ReachSection({ copy, charge, at }: ReachSectionProps) {
  const { section, title, text, phone, email, hours } = copy
  return (
    <SheetSection id="reach" at={at} name={section} step={4}>
      <div className={styles.say}>
        <h2>{title}</h2>
        <p>{text}</p>
        {charge ? <p>{charge}</p> : null}
      </div>
      <ul className={styles.ways}>
        <li>
          <a className={styles.phone} href={`tel:${phone.number}`}>
            {phone.shown}
          </a>
          <p>{hours}</p>
        </li>
        <li>
          <a className="link" href={`mailto:${email.address}`}>
            {email.address}
          </a>
        </li>
      </ul>
    </SheetSection>
  )
}
