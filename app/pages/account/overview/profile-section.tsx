/** Name and language, to change; and beside them what stands on record. */
import { fill, fillCounted } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { AccountRecord } from '#app/domain/account/account-page.server.ts'
import type { SignedIn } from '#app/domain/account/current-user.server.ts'
import { integer } from '#app/formats.ts'
import { type Locale, locales } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { ErrorSummary } from '#app/ui/field/error-summary.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { OfAccount } from './of-account.tsx'
import styles from './profile-section.module.css'
import type { PostedProfile } from './receive-change.server.ts'
import { RecordSlip } from './record-slip.tsx'

interface ProfileSectionProps {
  copy: Content<'account'>['overview']
  labels: Pick<Content<'labels'>, 'language'> & { summary: Content<'labels'>['formErrors']['summary'] }
  locale: Locale
  user: SignedIn
  record: AccountRecord | undefined
  reading: string
  /** What came of a form of this page; `otherAccount`: it was sent from a page of another one. */
  news: 'saved' | 'otherAccount' | undefined
  posted: PostedProfile | undefined
}

export function ProfileSection({ copy, labels, locale, user, record, reading, news, posted }: ProfileSectionProps) {
  const { profile } = copy
  const errors = posted?.errors ?? {}
  const shown = posted?.typed ?? user
  const wrong = (['firstName', 'lastName'] as const).filter((name) => errors[name])
  return (
    <SheetSection id="you" at={{ letter: 'A', reading }} name={profile.section} step={7}>
      <h2 className="visually-hidden">{profile.section}</h2>
      <form className={styles.form} method="post" action={pathTo('account', locale)} noValidate>
        <OfAccount userId={user.userId} />
        {news === 'saved' ? <Note id="saved" title={profile.saved} text={profile.savedText} tone="good" /> : null}
        {news === 'otherAccount' ? (
          <Note
            id="other-account"
            title={copy.otherAccount.title}
            text={fill(copy.otherAccount.text, { email: user.email })}
          />
        ) : null}
        {wrong.length > 0 ? (
          <ErrorSummary
            title={fillCounted(labels.summary, wrong.length, { count: integer(wrong.length, locale) })}
            items={wrong.map((name) => ({ fieldId: name, field: profile[name], error: errors[name] ?? '' }))}
          />
        ) : null}
        <Field
          id="firstName"
          name="firstName"
          className={styles.half}
          label={profile.firstName}
          autoComplete="given-name"
          defaultValue={shown.firstName}
          error={errors.firstName}
        />
        <Field
          id="lastName"
          name="lastName"
          className={styles.half}
          label={profile.lastName}
          autoComplete="family-name"
          defaultValue={shown.lastName}
          error={errors.lastName}
        />
        <fieldset className={styles.languages}>
          <legend>{profile.language}</legend>
          {locales.map((language) => (
            <label key={language} lang={language}>
              <input type="radio" name="language" value={language} defaultChecked={shown.locale === language} />
              {language === 'en' ? labels.language.english : labels.language.dutch}
            </label>
          ))}
        </fieldset>
        <div>
          <button className="btn" type="submit" name="do" value="save">
            {profile.save}
          </button>
        </div>
      </form>
      {record ? <RecordSlip copy={copy.record} record={record} locale={locale} /> : null}
    </SheetSection>
  )
}
