/** It is gone. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import { unbroken } from '#app/unbroken.ts'
import styles from './withdraw.module.css'

interface DoneSectionProps {
  copy: Content<'report'>['withdraw']['done']
  locale: Locale
}

export function DoneSection({ copy, locale }: DoneSectionProps) {
  return (
    <div className={styles.screen}>
      <SheetHead headline={copy.headline} small>
        <div className={styles.say}>
          <p className="lede">{unbroken(copy.text)}</p>
          <a className="link" href={pathTo('calculator', locale)}>
            {copy.draw}
          </a>
        </div>
      </SheetHead>
    </div>
  )
}
