/** To where the visitor came from: the account, for whoever is signed in, or else signing in. */
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'

interface BackLinkProps {
  copy: Content<'account'>['resetPassword']
  locale: Locale
  own: string | undefined
}

export function BackLink({ copy: { ask, own: ownCopy }, locale, own }: BackLinkProps) {
  return (
    <a className="link" href={pathTo(own === undefined ? 'signIn' : 'account', locale)}>
      {own === undefined ? ask.back : ownCopy.back}
    </a>
  )
}
