/** The page with the ways in, and what it says to who comes from elsewhere. */
import type { Copy } from '../localized.ts'
import { linkMinutes } from './common.ts'

export const signIn = {
  headline: { en: 'Sign in', nl: 'Inloggen' },
  lede: {
    en: 'To keep your checklist and see it on every device. You need no account to read, to book or to write to us.',
    nl: 'Zo bewaart u uw checklist en ziet u hem op elk apparaat. Om te lezen, een afspraak te maken of ons te schrijven hebt u geen account nodig.',
  },
  /** By the number of ways: Google and Microsoft are there only when they are set up. */
  section: {
    two: { en: 'Two ways, one place', nl: 'Twee wegen, één plek' },
    three: { en: 'Three ways, one place', nl: 'Drie wegen, één plek' },
    four: { en: 'Four ways, one place', nl: 'Vier wegen, één plek' },
  },
  providers: {
    google: { name: 'Google', button: { en: 'Continue with Google', nl: 'Doorgaan met Google' } },
    microsoft: { name: 'Microsoft', button: { en: 'Continue with Microsoft', nl: 'Doorgaan met Microsoft' } },
    time: { en: 'about 5 seconds', nl: 'ongeveer 5 seconden' },
  },
  link: {
    name: { en: 'Link by mail', nl: 'Link per mail' },
    note: { en: 'no password', nl: 'zonder wachtwoord' },
    button: { en: 'Mail me a link', nl: 'Mail mij een link' },
    time: { en: 'the mail takes a minute', nl: 'de mail komt binnen een minuut' },
    sent: {
      title: {
        en: 'If this address has an account, a link is on its way',
        nl: 'Heeft dit adres een account, dan is er een link onderweg',
      },
      text: {
        en: `It works once, for ${linkMinutes} minutes. Nothing after two minutes? Look in the spam folder, or ask again.`,
        nl: `Hij werkt één keer, ${linkMinutes} minuten lang. Na twee minuten niets? Kijk bij de ongewenste mail, of vraag het nog eens.`,
      },
    },
  },
  password: {
    name: { en: 'Password', nl: 'Wachtwoord' },
    button: { en: 'Sign in', nl: 'Inloggen' },
    forgotten: { en: 'Forgot your password', nl: 'Wachtwoord vergeten' },
    time: { en: 'about 10\u00a0seconds', nl: 'ongeveer 10\u00a0seconden' },
    refused: {
      title: {
        en: 'E-mail address and password do not match an account.',
        nl: 'E-mailadres en wachtwoord horen niet bij een account.',
      },
      text: {
        en: 'Check both, or let us mail you a link.',
        nl: 'Kijk ze allebei na, of vraag een link per mail.',
      },
    },
  },
  goal: {
    name: { en: 'Your checklist', nl: 'Uw checklist' },
    points: { en: 'Points', nl: 'Punten' },
    pointCount: '30',
    who: { en: 'You', nl: 'U' },
    where: { en: 'Every device', nl: 'Elk apparaat' },
    ticks: {
      en: 'Ticks made in this browser come along. None is lost.',
      nl: 'Vinkjes uit deze browser gaan mee. Er gaat er geen verloren.',
    },
  },
  none: {
    before: { en: 'No account yet? ', nl: 'Nog geen account? ' },
    link: { en: 'Make one', nl: 'Maak er een aan' },
    after: { en: ' in a minute.', nl: ' in een minuut.' },
  },
  /** Why a visitor is here. */
  notes: {
    first: {
      title: { en: 'Sign in first', nl: 'Log eerst in' },
      text: {
        en: 'That page shows what belongs to one person. We take you there afterwards.',
        nl: 'Die pagina toont wat van één persoon is. Daarna brengen we u erheen.',
      },
    },
    unchanged: {
      title: { en: 'Nothing was changed: you are signed out', nl: 'Er is niets gewijzigd: u bent uitgelogd' },
      text: {
        en: 'Sign in, and we take you back to that page. Do it there again.',
        nl: 'Log in, dan brengen we u terug naar die pagina. Doe het daar nog eens.',
      },
    },
    signedOut: {
      title: { en: 'You are signed out', nl: 'U bent uitgelogd' },
      text: {
        en: 'Other devices stay signed in. On your account page you can sign them out one by one.',
        nl: 'Andere apparaten blijven ingelogd. Op uw accountpagina logt u ze één voor één uit.',
      },
    },
    passwordSet: {
      title: { en: 'Your new password is set', nl: 'Uw nieuwe wachtwoord is ingesteld' },
      text: {
        en: 'Every device is signed out. Sign in with the new one.',
        nl: 'Elk apparaat is uitgelogd. Log in met het nieuwe.',
      },
    },
    deleted: {
      title: { en: 'Your account has been deleted', nl: 'Uw account is gewist' },
      text: {
        en: 'We sent one last mail to say so. The site then holds nothing of the account. The backups follow when their term ends. Ticks in this browser stay until you clear them.',
        nl: 'We stuurden nog één mail om dat te melden. Daarna heeft de website niets meer van het account. De back-ups volgen aan het eind van hun termijn. Vinkjes in deze browser blijven tot u ze wist.',
      },
    },
  },
  /** What came back from Google or Microsoft. */
  refused: {
    cancelled: {
      title: { en: 'Stopped on the way', nl: 'Onderweg gestopt' },
      text: {
        en: 'You said no there, so nothing was passed on. Choose a way below.',
        nl: 'U zei daar nee, dus er is niets doorgegeven. Kies hieronder een weg.',
      },
    },
    unverified: {
      title: { en: 'That address is not verified', nl: 'Dat adres is niet bevestigd' },
      text: {
        en: 'That service does not vouch for your e-mail address. Have an account? Let us mail you a link. If not, make one: the mail that follows proves the address.',
        nl: 'Die dienst staat niet in voor uw e-mailadres. Hebt u een account? Vraag een link per mail. Zo niet, maak er een aan: de mail die volgt, bewijst het adres.',
      },
    },
    failed: {
      title: { en: 'That did not work', nl: 'Dat is niet gelukt' },
      text: {
        en: 'The answer that came back was not complete, or too old. Try again, or choose another way.',
        nl: 'Het antwoord dat terugkwam, was niet volledig of te oud. Probeer het nog eens, of kies een andere weg.',
      },
    },
  },
  /** Between our page and that of the provider. */
  leaving: {
    headline: { en: 'On to {provider}.', nl: 'Door naar {provider}.' },
    text: {
      en: 'You are taken there automatically. If nothing happens, use the button.',
      nl: 'U gaat er vanzelf heen. Gebeurt er niets, gebruik dan de knop.',
    },
    button: { en: 'Continue', nl: 'Ga verder' },
  },
} satisfies Copy
