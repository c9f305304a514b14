/** A field for a password, with a button that shows what is typed; app/browser/show-typed.ts makes the button work. */
import { showTypedScriptUrl } from 'virtual:page-scripts'
import type { ComponentProps } from 'react'
import type { Content } from '#app/content/index.server.ts'
import { Field } from '#app/ui/field/field.tsx'
import styles from './password-field.module.css'

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'beside' | 'optional' | 'multiline'> {
  show: Content<'account'>['common']['show']
}

export function PasswordField({ show, ...field }: PasswordFieldProps) {
  const button = (
    <button
      className={styles.show}
      type="button"
      data-shows={field.id}
      aria-controls={field.id}
      aria-pressed={false}
      hidden
    >
      {show.word}
      <span className="visually-hidden"> {show.what}</span>
    </button>
  )
  return (
    <>
      <Field {...field} type="password" beside={button} />
      {/* React puts an async script into the head, once for all fields. */}
      <script async src={showTypedScriptUrl} />
    </>
  )
}
