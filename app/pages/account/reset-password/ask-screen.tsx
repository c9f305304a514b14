/** Where to send the link. Also after a link that has ended. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { Field } from '#app/ui/field/field.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { Already } from '../parts/already.tsx'
import { Errand } from '../parts/errand.tsx'
import { ForgetPost } from '../parts/forget-post.tsx'
import { SendOnce } from '../parts/send-once.tsx'
import { BackLink } from './back-link.tsx'
import type { PostedReset } from './receive-reset.server.ts'
import styles from './screens.module.css'

interface AskScreenProps {
  copy: Content<'account'>
  locale: Locale
  reading: string
  ended: boolean
  /** The address of whoever is signed in: they come from their account, and have forgotten nothing. */
  own: string | undefined
  posted: PostedReset | undefined
}

export function AskScreen({ copy: { common, resetPassword }, locale, reading, ended, own, posted }: AskScreenProps) {
  const { ask, ended: endedCopy, section } = resetPassword
  const { headline, lede } = own === undefined ? ask : resetPassword.own
  return (
    <>
      {posted ? <ForgetPost /> : null}
      <SheetHead headline={ended ? common.ended.headline : headline}>
        <p className="lede">{ended ? endedCopy.lede : lede}</p>
      </SheetHead>
      <SheetSection id="errand" at={{ letter: 'A', reading }} name={section} step={4}>
        <Errand copy={common.errand} at={0} />
        <form className={styles.form} method="post" action={pathTo('resetPassword', locale)} noValidate>
          {ended ? (
            <Note id="ended" title={endedCopy.title} text={endedCopy.text}>
              <Already copy={endedCopy.already} onward={pathTo('signIn', locale)} />
            </Note>
          ) : null}
          {posted?.trouble ? <Note id="trouble" {...posted.trouble} /> : null}
          <Field
            id="email"
            name="email"
            label={common.fields.email}
            type="email"
            autoComplete="username"
            defaultValue={posted?.email ?? own}
            error={posted?.error}
            focused={posted?.error !== undefined}
          />
          <div className={styles.end}>
            <button className="btn" type="submit">
              {ended ? endedCopy.button : ask.button}
            </button>
            <BackLink copy={resetPassword} locale={locale} own={own} />
          </div>
          <SendOnce />
        </form>
        {own === undefined ? (
          <p className={styles.aside}>
            {ask.instead.before}
            <a href={pathTo('signIn', locale)}>{ask.instead.link}</a>
            {ask.instead.after}
          </p>
        ) : null}
      </SheetSection>
    </>
  )
}
