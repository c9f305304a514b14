/** A link by mail. What it says is the same for every address. */
import type { Content } from '#app/content/index.server.ts'
import { Field } from '#app/ui/field/field.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { SendOnce } from '../parts/send-once.tsx'
import styles from './forms.module.css'
import type { PostedSignIn } from './receive-sign-in.server.ts'

interface LinkFormProps {
  copy: Content<'account'>
  action: string
  sent: boolean
  /** What was typed, in this form or in the other. */
  email: string | undefined
  posted: PostedSignIn | undefined
}

export function LinkForm({ copy: { common, signIn }, action, sent, email, posted }: LinkFormProps) {
  const { link } = signIn
  return (
    <form className={styles.form} method="post" action={action} noValidate>
      {sent ? <Note id="link-sent" {...link.sent} tone="good" /> : null}
      {posted?.trouble ? <Note id="link-trouble" {...posted.trouble} /> : null}
      <fieldset className={styles.pair} aria-labelledby="by-link">
        <Field
          id="link-email"
          name="email"
          label={common.fields.email}
          type="email"
          autoComplete="email"
          defaultValue={email}
          error={posted?.errors.email}
          focused={posted?.errors.email !== undefined}
        />
        <button className={`btn quiet ${styles.plain}`} type="submit" name="way" value="link">
          {link.button}
        </button>
      </fieldset>
      <SendOnce />
    </form>
  )
}
