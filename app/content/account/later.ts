/** In place of a page of an account, while the database is out of reach. */
import { company } from '../company.ts'
import type { Copy } from '../localized.ts'

export const later = {
  headline: { en: 'Not at the moment.', nl: 'Nu even niet.' },
  /** A page was asked for. */
  looked: {
    en: 'This page cannot reach its records. Your account is as you left it. Try again in a minute.',
    nl: 'Deze pagina kan niet bij de gegevens. Aan uw account is niets veranderd. Probeer het over een minuut opnieuw.',
  },
  /** A form was sent. */
  sent: {
    en: 'This page cannot reach its records, so what you sent is not confirmed. The button sends it once more.',
    nl: 'Deze pagina kan niet bij de gegevens, dus wat u stuurde, is niet bevestigd. De knop stuurt het nog eens.',
  },
  /** Among it was a password. */
  password: {
    en: 'Only your password is not kept here: you type it again afterwards.',
    nl: 'Alleen uw wachtwoord staat hier niet meer: dat typt u daarna opnieuw.',
  },
  button: { en: 'Try again', nl: 'Probeer opnieuw' },
  reach: {
    label: { en: 'If it takes longer', nl: 'Duurt het langer' },
    text: { en: 'Call or mail us.', nl: 'Bel of mail ons.' },
    phone: company.phone,
    email: company.email,
  },
  /** The drawing: a page that waits for its records. */
  map: {
    page: { en: 'This page', nl: 'Deze pagina' },
    pageWho: 'Server',
    pageWith: 'Web',
    records: { en: 'Records', nl: 'Gegevens' },
    away: { en: 'Out of reach', nl: 'Buiten bereik' },
    waits: { en: 'waits a minute', nl: 'wacht een minuut' },
  },
} satisfies Copy
