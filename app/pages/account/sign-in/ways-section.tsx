/** The ways in, one below the other, and the place where they end. */
import type { Content } from '#app/content/index.server.ts'
import type { OAuthProvider } from '#app/domain/account/oauth.server.ts'
import type { Locale } from '#app/locales.ts'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import { Goal } from './goal.tsx'
import { Lane } from './lane.tsx'
import { LinkForm } from './link-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProviderForm } from './provider-form.tsx'
import type { PostedSignIn } from './receive-sign-in.server.ts'
import styles from './ways-section.module.css'

interface WaysSectionProps {
  copy: Content<'account'>
  locale: Locale
  providers: readonly OAuthProvider[]
  /** Where the forms post to. */
  action: string
  /** Where an account can be made. */
  signUp: string
  reading: string
  linkSent: boolean
  posted: PostedSignIn | undefined
}

export function WaysSection({ copy, locale, providers, action, signUp, reading, linkSent, posted }: WaysSectionProps) {
  const { signIn } = copy
  const { section, link, password, none } = signIn
  const name = [section.two, section.three, section.four][providers.length] ?? section.two
  const postedOf = (way: PostedSignIn['way']) => (posted?.way === way ? posted : undefined)
  return (
    <SheetSection id="ways" at={{ letter: 'A', reading }} name={name} step={9}>
      <ul className={styles.lanes}>
        {providers.map((provider) => (
          <Lane key={provider} name={signIn.providers[provider].name} time={signIn.providers.time}>
            <ProviderForm provider={provider} label={signIn.providers[provider].button} action={action} />
          </Lane>
        ))}
        <Lane nameId="by-link" name={link.name} note={link.note} time={link.time} waits>
          <LinkForm copy={copy} action={action} sent={linkSent} email={posted?.email} posted={postedOf('link')} />
        </Lane>
        <Lane nameId="by-password" name={password.name} time={password.time}>
          <PasswordForm
            copy={copy}
            locale={locale}
            action={action}
            email={posted?.email}
            posted={postedOf('password')}
          />
        </Lane>
      </ul>
      <Goal copy={signIn.goal} />
      <p className={styles.none}>
        {none.before}
        <a href={signUp}>{none.link}</a>
        {none.after}
      </p>
    </SheetSection>
  )
}
