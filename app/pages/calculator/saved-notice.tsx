/** The sheet is saved: the address to share, and apart from it the one that withdraws, which is shown this once. */
import type { Ref } from 'react'
import { fill } from '#app/content/fill.ts'
import { longDate } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { CopyField } from './copy-field.tsx'
import styles from './save-section.module.css'
import type { SaveCopy } from './save-section.tsx'
import type { SavedSheet } from './use-save.ts'

interface SavedNoticeProps {
  copy: SaveCopy
  locale: Locale
  saved: SavedSheet
  ref: Ref<HTMLHeadingElement>
}

export function SavedNotice({ copy, locale, saved: { addresses, withEmail }, ref }: SavedNoticeProps) {
  const { saved } = copy
  return (
    <div className={styles.saved} data-saved>
      <div className={styles.share}>
        {/* biome-ignore lint/a11y/noAutofocus: without a script this is how the focus reaches the good news */}
        <h2 className={styles.headline} tabIndex={-1} autoFocus ref={ref}>
          {saved.headline}
        </h2>
        <p>{fill(saved.text, { date: longDate(new Date(addresses.expiresAt), locale) })}</p>
        <CopyField id="save-share" label={saved.share} address={addresses.share} copy={copy.copy} primary />
        <p className={styles.ways}>
          <a className="link" href={addresses.share}>
            {saved.open}
          </a>
          <a className="link" href={addresses.pdf} download>
            {saved.pdf}
          </a>
        </p>
      </div>
      <div className={styles.own}>
        <h3 className={styles.ownHeadline}>{saved.own}</h3>
        <p>{saved.ownText}</p>
        <p>{addresses.mailed ? saved.mailed : withEmail ? saved.notMailed : saved.notAsked}</p>
        <CopyField id="save-withdraw" label={saved.withdraw} address={addresses.withdraw} copy={copy.copy} />
      </div>
    </div>
  )
}
