/** What is about to go, and the button that lets it go. */
import type { Content } from '#app/content/index.server.ts'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import { unbroken } from '#app/unbroken.ts'
import styles from './withdraw.module.css'

interface AskSectionProps {
  copy: Content<'report'>['withdraw']
  /** Of the process. */
  name: string
}

export function AskSection({ copy, name }: AskSectionProps) {
  return (
    <div className={styles.screen}>
      <SheetHead
        headline={copy.headline}
        below={
          <div className={styles.sheet}>
            <p className="label">{copy.sheet}</p>
            <p className={styles.name}>{name}</p>
          </div>
        }
      >
        <form className={styles.say} method="post">
          <p className="lede">{unbroken(copy.text)}</p>
          <p>{copy.forGood}</p>
          <button className="btn" type="submit">
            {copy.button}
          </button>
        </form>
      </SheetHead>
    </div>
  )
}
