/** The new password itself. */
import { pathToNewPassword } from '#app/account-paths.ts'
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { Errand } from '../parts/errand.tsx'
import { ForgetPost } from '../parts/forget-post.tsx'
import { maskOnOneLine } from '../parts/mask-on-one-line.ts'
import { PasswordField } from '../parts/password-field.tsx'
import { SendOnce } from '../parts/send-once.tsx'
import { fillLimits } from '../parts/trouble.ts'
import type { PostedReset } from './receive-reset.server.ts'
import styles from './screens.module.css'

interface SetScreenProps {
  copy: Content<'account'>
  locale: Locale
  reading: string
  open: { token: string; masked: string }
  posted: PostedReset | undefined
}

export function SetScreen({ copy: { common, resetPassword }, locale, reading, open, posted }: SetScreenProps) {
  const { set, section } = resetPassword
  return (
    <>
      {posted ? <ForgetPost /> : null}
      <SheetHead headline={set.headline}>
        <p className="lede">{fill(set.lede, { address: maskOnOneLine(open.masked) })}</p>
      </SheetHead>
      <SheetSection id="errand" at={{ letter: 'A', reading }} name={section} step={4}>
        <Errand copy={common.errand} at={2} />
        <form className={styles.form} method="post" action={pathToNewPassword(open.token, locale)} noValidate>
          <input type="hidden" name="token" value={open.token} autoComplete="off" />
          <PasswordField
            id="password"
            name="password"
            label={common.fields.newPassword}
            show={common.show}
            autoComplete="new-password"
            hint={fillLimits(common.fields.passwordHint, 'password', locale)}
            error={posted?.error}
            focused={posted?.error !== undefined}
          />
          <div className={styles.end}>
            <button className="btn" type="submit">
              {set.button}
            </button>
          </div>
          <SendOnce />
        </form>
      </SheetSection>
    </>
  )
}
