/** The password once more, and the button that makes the account. */
import type { Content } from '#app/content/index.server.ts'
import { Note } from '#app/ui/note/note.tsx'
import { ForgetPost } from '../parts/forget-post.tsx'
import { OneButton } from '../parts/one-button.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import type { PostedConfirmation } from './receive-confirmation.server.ts'

interface ConfirmScreenProps {
  copy: Content<'account'>
  masked: string
  token: string
  action: string
  /** Where to ask for the account anew, with another password. */
  again: string
  posted: PostedConfirmation | undefined
}

export function ConfirmScreen({ copy: { common, signUp }, again, posted, ...link }: ConfirmScreenProps) {
  const { confirm } = signUp
  return (
    <OneButton copy={confirm} {...link}>
      {posted ? <ForgetPost /> : null}
      {posted?.trouble ? <Note id="trouble" {...posted.trouble} /> : null}
      <PasswordField
        id="password"
        name="password"
        label={common.fields.password}
        show={common.show}
        autoComplete="current-password"
        hint={confirm.hint}
        error={posted?.error}
        focused={posted?.error !== undefined}
      />
      <a className="link" href={again}>
        {confirm.again}
      </a>
    </OneButton>
  )
}
