/** A new password: asking for the link, and setting it. */
import type { Copy } from '../localized.ts'
import { linkMinutes } from './common.ts'

export const resetPassword = {
  section: { en: 'New password', nl: 'Nieuw wachtwoord' },
  ask: {
    headline: { en: 'Forgot it? It happens.', nl: 'Vergeten? Dat gebeurt.' },
    lede: {
      en: 'Enter the address you sign in with. We mail a link to a page where you set a new password.',
      nl: 'Vul het adres in waarmee u inlogt. We mailen een link naar een pagina waar u een nieuw wachtwoord instelt.',
    },
    button: { en: 'Mail me the link', nl: 'Mail mij de link' },
    back: { en: 'Back to sign in', nl: 'Terug naar inloggen' },
    instead: {
      before: {
        en: 'A link by mail signs you in without any password. ',
        nl: 'Met een link per mail logt u in zonder wachtwoord. ',
      },
      link: { en: 'Use that instead', nl: 'Neem die' },
      after: { en: ' if you sign in only now and then.', nl: ' als u maar af en toe inlogt.' },
    },
  },
  /** In place of `ask` for somebody who is signed in, and has forgotten nothing. */
  own: {
    headline: { en: 'A new password', nl: 'Een nieuw wachtwoord' },
    lede: {
      en: 'We mail a link to the address of your account. It opens a page where you set the password.',
      nl: 'We mailen een link naar het adres van uw account. Die opent een pagina waar u het wachtwoord instelt.',
    },
    back: { en: 'Back to your account', nl: 'Terug naar uw account' },
  },
  sent: {
    lede: {
      en: `If the address has an account, a link is on its way. It works once, for ${linkMinutes} minutes.`,
      nl: `Heeft het adres een account, dan is er een link onderweg. Hij werkt één keer, ${linkMinutes} minuten lang.`,
    },
    again: { en: 'Ask again', nl: 'Nog eens vragen' },
  },
  set: {
    headline: { en: 'Set a new password', nl: 'Stel een nieuw wachtwoord in' },
    lede: {
      en: 'For the account of {address}. Afterwards every device is signed out.',
      nl: 'Voor het account van {address}. Daarna is elk apparaat uitgelogd.',
    },
    button: { en: 'Set the password', nl: 'Stel het wachtwoord in' },
  },
  ended: {
    lede: {
      en: `It was used already, or it is older than ${linkMinutes} minutes.`,
      nl: `Hij is al gebruikt, of ouder dan ${linkMinutes} minuten.`,
    },
    title: {
      en: 'We cannot set a password with this link',
      nl: 'Met deze link kunnen we geen wachtwoord instellen',
    },
    text: {
      en: 'Ask for a fresh one below. It arrives within a minute or two.',
      nl: 'Vraag hieronder een nieuwe aan. Die komt binnen een minuut of twee.',
    },
    already: {
      before: {
        en: 'Was a new password set with that link already? Then that one holds: ',
        nl: 'Is met die link al een nieuw wachtwoord ingesteld? Dan geldt dat: ',
      },
      link: { en: 'sign in with it', nl: 'log ermee in' },
      after: '.',
    },
    button: { en: 'Mail me a fresh link', nl: 'Mail mij een nieuwe link' },
  },
} satisfies Copy
