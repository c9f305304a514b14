/** Another e-mail address: the form on the account page, and the page with the button that the mail leads to. */
import type { Copy } from '../localized.ts'
import { linkMinutes, whyButton } from './common.ts'

/** An account without a password is asked for a sign-in that is no older. */
export const recentMinutes = 10

export const newEmail = {
  section: { en: 'E-mail address', nl: 'E-mailadres' },
  headline: { en: 'Move to another address', nl: 'Naar een ander adres' },
  text: {
    en: 'It changes when you open the link in the mail we send there, in this browser, and press the button. Until then everything stays as it is.',
    nl: 'We mailen een link naar het nieuwe adres. Open die in deze browser en druk op de knop. Tot dan blijft alles zoals het is.',
  },
  field: { en: 'New e-mail address', nl: 'Nieuw e-mailadres' },
  password: { en: 'Current password', nl: 'Huidig wachtwoord' },
  button: { en: 'Mail me the link', nl: 'Mail mij de link' },
  errors: {
    same: { en: 'This is the address of your account already.', nl: 'Dit is al het adres van uw account.' },
    password: { en: 'This is not the password of this account.', nl: 'Dit is niet het wachtwoord van dit account.' },
  },
  asked: {
    title: { en: 'Look in the mail of the new address', nl: 'Kijk in de mail van het nieuwe adres' },
    text: {
      en: `We wrote there, and sent a notice to your current address. A link works once, for ${linkMinutes} minutes.`,
      nl: `We mailden daarheen en stuurden ook een bericht naar uw huidige adres. Een link werkt één keer, ${linkMinutes} minuten lang.`,
    },
  },
  changed: {
    title: { en: 'Your address has changed', nl: 'Uw adres is gewijzigd' },
    text: {
      en: 'Sign in with the new one from now on. Every other device is signed out, and the old address got a mail about it.',
      nl: 'Log voortaan in met het nieuwe. Elk ander apparaat is uitgelogd, en het oude adres kreeg er een mail over.',
    },
  },
  /** For an account without a password. */
  again: {
    title: { en: 'Sign in again first', nl: 'Log eerst opnieuw in' },
    text: {
      en: `This account has no password. The change therefore takes a sign-in of the last ${recentMinutes} minutes.`,
      nl: `Dit account heeft geen wachtwoord. Daarom kunt u het adres alleen wijzigen als u in de laatste ${recentMinutes} minuten hebt ingelogd.`,
    },
    button: { en: 'Sign out and in again', nl: 'Uitloggen en opnieuw inloggen' },
  },
  confirm: {
    headline: { en: 'One press, and it moves.', nl: 'Eén druk op de knop, en het verhuist.' },
    button: { en: 'Change it to {address}', nl: 'Wijzig het in {address}' },
    reasons: [
      whyButton,
      {
        title: { en: 'What it does', nl: 'Wat hij doet' },
        text: {
          en: 'You sign in with this address from then on, and our mail goes there. Every other device is signed out.',
          nl: 'U logt daarna in met dit adres, en onze mail gaat daarheen. Elk ander apparaat wordt uitgelogd.',
        },
      },
      {
        title: { en: 'Not you?', nl: 'Bent u dit niet?' },
        text: {
          en: 'Close this page. The account keeps the address it has.',
          nl: 'Sluit deze pagina. Het account houdt het adres dat het heeft.',
        },
      },
    ],
    ended: {
      button: { en: 'Back to your account', nl: 'Terug naar uw account' },
      already: {
        before: {
          en: 'Was the address changed with this link already? Then ',
          nl: 'Is het adres met deze link al gewijzigd? Dan ',
        },
        link: { en: 'your account shows it', nl: 'toont uw account het' },
        after: '.',
      },
    },
  },
  /** The link opened where nobody is signed in, or somebody else is. */
  elsewhere: {
    headline: { en: 'Sign in, then open it again.', nl: 'Log in en open hem opnieuw.' },
    why: {
      title: { en: 'Why not here', nl: 'Waarom niet hier' },
      visitor: {
        en: 'The button is for whoever is signed in to the account. Sign in here with your current address, then open the link once more.',
        nl: 'De knop is voor wie op het account is ingelogd. Log hier in met uw huidige adres en open daarna de link nog eens.',
      },
      other: {
        en: 'This browser is signed in to another account. Sign out, sign in to the one you are moving, then open the link once more.',
        nl: 'Deze browser is op een ander account ingelogd. Log uit, log in op het account dat u verhuist en open de link nog eens.',
      },
    },
    notYou: {
      title: { en: 'Not you?', nl: 'Bent u dit niet?' },
      text: {
        en: 'Close this page. The account keeps the address it has.',
        nl: 'Sluit deze pagina. Het account houdt het adres dat het heeft.',
      },
    },
    signIn: { en: 'Sign in', nl: 'Inloggen' },
    signOut: { en: 'Sign out', nl: 'Uitloggen' },
  },
} satisfies Copy
