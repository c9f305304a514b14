/** Name, address and password; above them what was wrong last time. */
import { fillCounted } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { signUpFields } from '#app/domain/account/account-input.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { leadingOn, signInPath } from '#app/sign-in-path.ts'
import { ErrorSummary } from '#app/ui/field/error-summary.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { SendOnce } from '../parts/send-once.tsx'
import { fillLimits } from '../parts/trouble.ts'
import type { PostedSignUp } from './receive-sign-up.server.ts'
import styles from './sign-up-form.module.css'

interface SignUpFormProps {
  copy: Content<'account'>
  summary: Content<'labels'>['formErrors']['summary']
  locale: Locale
  /** Where it leads in the end. */
  wanted: string | undefined
  posted: PostedSignUp | undefined
}

export function SignUpForm({ copy: { common, signUp }, summary, locale, wanted, posted }: SignUpFormProps) {
  const { fields } = common
  const errors = posted?.errors ?? {}
  const wrong = signUpFields.filter((name) => errors[name])
  return (
    <form className={styles.form} method="post" action={leadingOn(pathTo('signUp', locale), wanted)} noValidate>
      <h2 className="visually-hidden">{signUp.section}</h2>
      {wrong.length > 0 ? (
        <ErrorSummary
          title={fillCounted(summary, wrong.length, { count: integer(wrong.length, locale) })}
          items={wrong.map((name) => ({ fieldId: name, field: fields[name], error: errors[name] ?? '' }))}
        />
      ) : null}
      {posted?.trouble ? <Note id="trouble" {...posted.trouble} /> : null}
      <Field
        id="name"
        name="name"
        label={fields.name}
        autoComplete="name"
        defaultValue={posted?.typed.name}
        error={errors.name}
      />
      <Field
        id="email"
        name="email"
        label={fields.email}
        type="email"
        autoComplete="email"
        defaultValue={posted?.typed.email}
        error={errors.email}
      />
      <PasswordField
        id="password"
        name="password"
        label={fields.password}
        show={common.show}
        autoComplete="new-password"
        hint={fillLimits(fields.passwordHint, 'password', locale)}
        error={errors.password}
      />
      <div className={styles.end}>
        <button className="btn" type="submit">
          {signUp.button}
        </button>
        <a className="link" href={signInPath(locale, wanted)}>
          {signUp.already}
        </a>
      </div>
      <SendOnce />
    </form>
  )
}
