/** Address and password. A wrong pair is one answer, whichever of the two is wrong. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { Field } from '#app/ui/field/field.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import styles from './forms.module.css'
import type { PostedSignIn } from './receive-sign-in.server.ts'

interface PasswordFormProps {
  copy: Content<'account'>
  locale: Locale
  action: string
  /** What was typed, in this form or in the other. */
  email: string | undefined
  posted: PostedSignIn | undefined
}

export function PasswordForm({ copy: { common, signIn }, locale, action, email, posted }: PasswordFormProps) {
  const { password } = signIn
  const errors = posted?.errors ?? {}
  return (
    <form className={styles.form} method="post" action={action} noValidate>
      {posted?.trouble ? <Note id="password-trouble" {...posted.trouble} /> : null}
      <fieldset className={styles.two} aria-labelledby="by-password">
        <Field
          id="password-email"
          name="email"
          label={common.fields.email}
          type="email"
          autoComplete="username"
          defaultValue={email}
          error={errors.email}
          focused={errors.email !== undefined}
        />
        <PasswordField
          id="password"
          name="password"
          label={common.fields.password}
          show={common.show}
          autoComplete="current-password"
          error={errors.password}
          focused={errors.email === undefined && errors.password !== undefined}
        />
      </fieldset>
      <div className={styles.end}>
        <button className="btn" type="submit" name="way" value="password">
          {password.button}
        </button>
        <a className="link" href={pathTo('resetPassword', locale)}>
          {password.forgotten}
        </a>
      </div>
    </form>
  )
}
