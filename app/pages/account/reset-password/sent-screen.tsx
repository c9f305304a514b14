/** A link may be on its way: the page says the same for every address. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { Errand } from '../parts/errand.tsx'
import { BackLink } from './back-link.tsx'
import styles from './screens.module.css'

interface SentScreenProps {
  copy: Content<'account'>
  locale: Locale
  reading: string
  /** The address of whoever is signed in. */
  own: string | undefined
}

export function SentScreen({ copy: { common, resetPassword }, locale, reading, own }: SentScreenProps) {
  return (
    <>
      <SheetHead headline={common.lookInMail}>
        <p className="lede">{resetPassword.sent.lede}</p>
      </SheetHead>
      <SheetSection id="errand" at={{ letter: 'A', reading }} name={resetPassword.section} step={4}>
        <Errand copy={common.errand} at={1} />
        <div className={styles.form}>
          <p>{common.notArrived}</p>
          <p className={styles.end}>
            <a className="link" href={pathTo('resetPassword', locale)}>
              {resetPassword.sent.again}
            </a>
            <BackLink copy={resetPassword} locale={locale} own={own} />
          </p>
        </div>
      </SheetSection>
    </>
  )
}
