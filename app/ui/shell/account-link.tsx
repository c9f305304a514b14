/**
 * To the sign-in page. Pages are the same for everybody, so app/browser/show-account.ts makes it the link to the account
 * where this browser is signed in; without a script the sign-in page leads there.
 */
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { currentMark } from './nav-links.ts'
import type { ShellCopy } from './shell.tsx'

interface AccountLinkProps {
  copy: ShellCopy['account']
  locale: Locale
  pathname: string
}

export function AccountLink({ copy, locale, pathname }: AccountLinkProps) {
  const [signIn, account] = [pathTo('signIn', locale), pathTo('account', locale)]
  const onAccount = currentMark(account, pathname)
  return (
    // The script may have been here before React.
    <a
      href={onAccount ? account : signIn}
      aria-current={onAccount ?? currentMark(signIn, pathname)}
      data-account={account}
      data-account-label={copy.account}
      suppressHydrationWarning
    >
      {onAccount ? copy.account : copy.signIn}
    </a>
  )
}
