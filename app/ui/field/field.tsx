/**
 * A labelled field: one line or several, with its hint above it and its error below it, both read out with the field.
 * The label carries the note ("optional") in its name. Uncontrolled: what was typed before a script ran stays.
 */
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react'
import { unbroken } from '#app/unbroken.ts'
import { ErrorMark } from './error-mark.tsx'
import styles from './field.module.css'

interface FieldProps {
  /** Unique on the page; an error summary links to it. */
  id: string
  name: string
  label: string
  /** Says that the field may stay empty. Without it the field is required. */
  optional?: string
  hint?: string
  error?: string | undefined
  defaultValue?: string | undefined
  readOnly?: boolean
  /** Takes the focus when the page opens: for a form whose one wrong field is all there is to say. */
  focused?: boolean
  /** Several lines; `type` is then of no meaning. */
  multiline?: boolean
  type?: HTMLInputTypeAttribute
  autoComplete?: HTMLInputAutoCompleteAttribute
  className?: string | undefined
  /** At the end of the label's line; read and reached after the field. */
  beside?: ReactNode
}

export function Field({
  id,
  label,
  optional,
  hint,
  error,
  multiline,
  type = 'text',
  focused,
  className,
  beside,
  ...rest
}: FieldProps) {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const control = {
    ...rest,
    id,
    className: styles.control,
    // Not `required`: some screen readers call an empty required field wrong before anybody typed in it.
    'aria-required': optional === undefined,
    'aria-invalid': error === undefined ? undefined : true,
    ...(focused ? { autoFocus: true } : {}),
    'aria-describedby': [error ? errorId : '', hint ? hintId : ''].join(' ').trim() || undefined,
  }
  return (
    <div className={[styles.field, beside ? styles.two : '', className].join(' ')}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional === undefined ? null : <span className={styles.optional}>{` (${optional})`}</span>}
      </label>
      {hint ? (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      {multiline ? <textarea rows={6} {...control} /> : <input type={type} {...typing[type]} {...control} />}
      {beside ? <div className={styles.beside}>{beside}</div> : null}
      {error ? (
        <p className={styles.error} id={errorId}>
          <ErrorMark />
          {unbroken(error)}
        </p>
      ) : null}
    </div>
  )
}

/** Keyboards that capitalise or correct an address spoil it. A password that is shown must not go to a spelling service. */
const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }

const typing: Readonly<Record<string, object>> = { email: asTyped, password: asTyped }
