/** The line that says whether this browser is signed in. */
import type { Copy } from './localized.ts'

export const session = {
  loading: { en: 'Checking who you are', nl: 'Kijken wie u bent' },
  signedOut: { en: 'You are not signed in.', nl: 'U bent niet ingelogd.' },
  /** Followed by a name or an address. */
  signedIn: { en: 'Signed in as', nl: 'Ingelogd als' },
  signedInBare: { en: 'You are signed in.', nl: 'U bent ingelogd.' },
  signIn: { en: 'Sign in', nl: 'Inloggen' },
  signOut: { en: 'Sign out', nl: 'Uitloggen' },
  account: { en: 'Account', nl: 'Account' },
} satisfies Copy
