/** Another address for the account: asked for here, changed by a link in a mail. */
import type { Content } from '#app/content/index.server.ts'
import type { Proof } from '#app/domain/account/prove-identity.server.ts'
import { type Locale, pathInLocale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { Field } from '#app/ui/field/field.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import styles from './email-section.module.css'
import { OfAccount } from './of-account.tsx'
import type { PostedEmail } from './receive-new-email.server.ts'
import { SignOutForm } from './sign-out-form.tsx'

interface EmailSectionProps {
  copy: Content<'account'>
  locale: Locale
  userId: string
  proof: Proof
  reading: string
  /** A link is on its way, or has been used. */
  news: 'asked' | 'changed' | undefined
  posted: PostedEmail | undefined
}

export function EmailSection({
  copy: { common, newEmail },
  locale,
  userId,
  proof,
  reading,
  news,
  posted,
}: EmailSectionProps) {
  const { again } = newEmail
  const account = pathTo('account', locale)
  const errors = posted?.errors ?? {}
  return (
    <SheetSection id="address" at={{ letter: 'B', reading }} name={newEmail.section} step={6}>
      <div className={styles.words}>
        <h2 className={styles.headline}>{newEmail.headline}</h2>
        <p>{newEmail.text}</p>
      </div>
      {news ? <Note id="address-news" {...newEmail[news]} tone="good" /> : null}
      {posted?.trouble ? <Note id="address-trouble" {...posted.trouble} /> : null}
      {proof === 'sign_in_again' ? (
        <div className={styles.form}>
          <h3>{again.title}</h3>
          <p>{again.text}</p>
          <SignOutForm label={again.button} action={pathInLocale('/sign-out', locale)} to={account} />
        </div>
      ) : (
        <form className={styles.form} method="post" action={account} noValidate>
          <OfAccount userId={userId} />
          <Field
            id="new-email"
            name="email"
            label={newEmail.field}
            type="email"
            autoComplete="email"
            defaultValue={posted?.typed}
            error={errors.email}
            focused={errors.email !== undefined}
          />
          {proof === 'password' ? (
            <PasswordField
              id="present-password"
              name="password"
              label={newEmail.password}
              autoComplete="current-password"
              show={common.show}
              error={errors.password}
              focused={errors.email === undefined && errors.password !== undefined}
            />
          ) : null}
          <button className="btn quiet" type="submit" name="do" value="new-email">
            {newEmail.button}
          </button>
        </form>
      )}
    </SheetSection>
  )
}
