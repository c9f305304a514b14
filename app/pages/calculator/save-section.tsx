/**
 * Save and share: the form, and the two addresses once the sheet is saved. A form of its own that posts, because an
 * e-mail address has no place in the address of a page.
 */
import type { Content } from '#app/content/index.server.ts'
import type { HiddenValues } from '#app/domain/contact/hidden-values.server.ts'
import { type TypedSheet, writeTypedSheet } from '#app/domain/roi/typed-sheet.ts'
import type { Locale } from '#app/locales.ts'
import { useFocusOnChange } from '#app/ui/field/use-focus-on-change.ts'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { SaveForm } from './save-form.tsx'
import type { PostedSave } from './save-receipt.ts'
import styles from './save-section.module.css'
import { SavedNotice } from './saved-notice.tsx'
import { useSave } from './use-save.ts'

export type SaveCopy = Content<'calculator'>['save']

export type SaveWords = Pick<Content<'labels'>, 'formErrors'>

interface SaveSectionProps {
  letter: string
  copy: SaveCopy
  words: SaveWords
  locale: Locale
  typed: TypedSheet
  /** Fields of the sheet that are wrong now. */
  issues: number
  hidden: HiddenValues
  posted?: PostedSave | undefined
}

export function SaveSection({ letter, copy, words, locale, typed, issues, hidden, posted }: SaveSectionProps) {
  const sheet = writeTypedSheet(typed).toString()
  const save = useSave({ copy, locale, sheet, issues, hidden, posted })
  const { saved } = save
  const notice = useFocusOnChange<HTMLHeadingElement>(saved)

  return (
    <SheetSection id="save" at={{ letter, reading: copy.time }} name={copy.name} step={3}>
      {saved ? <SavedNotice copy={copy} locale={locale} saved={saved} ref={notice} /> : null}
      {!saved || save.changed ? (
        <>
          <div className={styles.intro}>
            <h2 className={styles.headline}>{saved ? copy.again.headline : copy.headline}</h2>
            <p>{saved ? copy.again.text : copy.text}</p>
            <p className={styles.note}>{copy.nothingStored}</p>
            <noscript>
              <p className={`${styles.note} ${styles.withoutScript}`}>{copy.withoutScript}</p>
            </noscript>
          </div>
          <SaveForm
            copy={copy}
            words={words}
            locale={locale}
            sheet={sheet}
            hidden={hidden}
            typed={save.typed}
            refusal={save.refusal}
            saving={save.saving}
            onSubmit={save.onSubmit}
          />
        </>
      ) : null}
    </SheetSection>
  )
}
