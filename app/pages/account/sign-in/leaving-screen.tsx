/**
 * On the way to Google or Microsoft: the browser goes by itself, the button is for one that does not. A redirect would do,
 * but for our policy: form-action 'self' also holds for where a form is sent on to.
 */
import { fill } from '#app/content/fill.ts'
import type { Content } from '#app/content/index.server.ts'
import { SheetHead } from '#app/ui/sheet-head/sheet-head.tsx'
import styles from './leaving-screen.module.css'
import type { Leaving } from './receive-sign-in.server.ts'

interface LeavingScreenProps {
  copy: Content<'account'>['signIn']
  leaving: Leaving
}

export function LeavingScreen({ copy: { leaving: words, providers }, leaving }: LeavingScreenProps) {
  return (
    <div className={styles.screen}>
      {/* React moves it into the head. */}
      <meta httpEquiv="refresh" content={`0; url=${leaving.location}`} />
      <SheetHead headline={fill(words.headline, { provider: providers[leaving.provider].name })}>
        <div className={styles.on}>
          <p className="lede">{words.text}</p>
          <a className="btn" href={leaving.location}>
            {words.button}
          </a>
        </div>
      </SheetHead>
    </div>
  )
}
