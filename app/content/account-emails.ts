/**
 * The words of the mails about an account. Those to an address that is not proven yet hold nothing that the sender of the
 * form typed: nobody can have us mail their text to a third person.
 */
import type { Copy } from './localized.ts'

export const accountEmails = {
  greeting: { en: 'Dear {name},', nl: 'Beste {name},' },
  once: {
    en: 'The link works once, for {minutes} minutes.',
    nl: 'De link werkt één keer, {minutes} minuten lang.',
  },
  /** To make an account. */
  confirmation: {
    subject: {
      en: 'Confirm your address, within {minutes} minutes',
      nl: 'Bevestig uw adres, binnen {minutes} minuten',
    },
    text: {
      en: 'You asked for an account on our site. This link opens a page that asks for your password once more, and then makes the account.',
      nl: 'U vroeg een account aan op onze website. Deze link opent een pagina die nog één keer om uw wachtwoord vraagt en dan het account maakt.',
    },
    notYou: {
      en: 'If you did not ask for this, delete this mail. Without the password there is no account.',
      nl: 'Hebt u hier niet om gevraagd? Gooi deze mail weg. Zonder het wachtwoord komt er geen account.',
    },
  },
  /** To somebody who has an account, when an account is asked for with the same address. */
  known: {
    subject: { en: 'You have an account already', nl: 'U hebt al een account' },
    text: {
      en: 'Somebody, probably you, wanted to make an account with this address. You have one already, and nothing about it has changed.',
      nl: 'Iemand, waarschijnlijk u, wilde met dit adres een account maken. U hebt er al een, en daaraan is niets veranderd.',
    },
    signIn: { en: 'Sign in here:', nl: 'Hier logt u in:' },
    forgotten: {
      en: 'Forgot the password? Set a new one here:',
      nl: 'Wachtwoord vergeten? Hier stelt u een nieuw in:',
    },
    notYou: { en: 'If it was not you, you need not do anything.', nl: 'Was u het niet? Dan hoeft u niets te doen.' },
  },
  signIn: {
    subject: { en: 'Your sign-in link, valid for {minutes} minutes', nl: 'Uw inloglink, {minutes} minuten geldig' },
    text: {
      en: 'With this link you sign in. It opens a page with one button.',
      nl: 'Met deze link logt u in. De link opent een pagina met één knop.',
    },
    notYou: {
      en: 'If you did not ask for this, delete this mail. Nobody gets in without the link.',
      nl: 'Hebt u hier niet om gevraagd? Gooi deze mail weg. Zonder de link komt niemand binnen.',
    },
  },
  /** An account of Google or Microsoft may have none so far: nothing here says that there was one. */
  newPassword: {
    subject: { en: 'Set a new password', nl: 'Nieuw wachtwoord instellen' },
    text: {
      en: 'With this link you set a new password. Every device that is signed in to your account is then signed out.',
      nl: 'Met deze link stelt u een nieuw wachtwoord in. Elk apparaat dat op uw account is ingelogd, wordt dan uitgelogd.',
    },
    notYou: {
      en: 'If you did not ask for this, delete this mail. Without the link nothing changes.',
      nl: 'Hebt u hier niet om gevraagd? Gooi deze mail weg. Zonder de link verandert er niets.',
    },
  },
  passwordSet: {
    subject: { en: 'A new password was set', nl: 'Er is een nieuw wachtwoord ingesteld' },
    text: {
      en: 'A new password was set for your account, with a link that we mailed to you. Every device was signed out.',
      nl: 'Voor uw account is een nieuw wachtwoord ingesteld, met een link die wij u mailden. Elk apparaat is uitgelogd.',
    },
    notYou: {
      en: 'Was it not you? Then somebody else reads your mail. Call us: {phone}.',
      nl: 'Was u het niet? Dan leest iemand anders uw mail. Bel ons: {phone}.',
    },
  },
  /** To an address that an account is to move to. */
  newEmail: {
    subject: {
      en: 'Confirm your new address, within {minutes} minutes',
      nl: 'Bevestig uw nieuwe adres, binnen {minutes} minuten',
    },
    text: {
      en: 'You want to move your account to this address. This link opens a page with one button. Open it in the browser where you are signed in.',
      nl: 'U wilt uw account naar dit adres verhuizen. Deze link opent een pagina met één knop. Open hem in de browser waarin u bent ingelogd.',
    },
    notYou: {
      en: 'If you did not ask for this, delete this mail. Without that button nothing changes.',
      nl: 'Hebt u hier niet om gevraagd? Gooi deze mail weg. Zonder die knop verandert er niets.',
    },
  },
  /** The same, where that address has an account already. */
  takenEmail: {
    subject: { en: 'This address has an account already', nl: 'Dit adres heeft al een account' },
    text: {
      en: 'Somebody, perhaps you, wanted to move an account to this address. It has an account of its own, so nothing has changed.',
      nl: 'Iemand, misschien u, wilde een account naar dit adres verhuizen. Het heeft er al een, dus er is niets veranderd.',
    },
    notYou: {
      en: 'If it was not you, you need not do anything. If it was, delete the account of this address first.',
      nl: 'Was u het niet? Dan hoeft u niets te doen. Was u het wel? Wis dan eerst het account van dit adres.',
    },
  },
  /** To the present address, at the same moment. */
  newEmailAsked: {
    subject: { en: 'Another address was asked for', nl: 'Verzoek om het adres van uw account te wijzigen' },
    text: {
      en: 'Your account is to move to {address}. That happens only when the link that we mailed there is used.',
      nl: 'Er is gevraagd uw account te verhuizen naar {address}. Dat gebeurt alleen als de link wordt gebruikt die we daarheen mailden.',
    },
    notYou: {
      en: 'Was it not you? Then somebody is signed in as you. Set a new password: every device is signed out then, and the link ends.',
      nl: 'Was u het niet? Dan is iemand ingelogd als u. Stel een nieuw wachtwoord in: dan is elk apparaat uitgelogd en werkt de link niet meer.',
    },
    orCall: { en: 'Or call us: {phone}.', nl: 'Of bel ons: {phone}.' },
  },
  /** To the address that it was. */
  emailChanged: {
    subject: { en: 'Your account has another address', nl: 'Uw account heeft een ander adres' },
    text: {
      en: 'Your account has moved to {address}. Mail about it no longer comes here, and this address no longer signs in.',
      nl: 'Uw account is verhuisd naar {address}. Mail erover komt hier niet meer, en met dit adres logt u niet meer in.',
    },
    notYou: {
      en: 'Was it not you? Reply to this mail or call {phone}.',
      nl: 'Was u het niet? Beantwoord deze mail of bel {phone}.',
    },
  },
  deleted: {
    subject: { en: 'Your account has been deleted', nl: 'Uw account is gewist' },
    text: {
      en: 'Your account has been deleted, with its ticks and its sessions. That cannot be undone. Ticks in your browsers stay until you clear them.',
      nl: 'Uw account is gewist, met de vinkjes en de sessies. Dat is niet terug te draaien. Vinkjes in uw browsers blijven tot u ze wist.',
    },
    last: {
      en: 'This mail is the last that the site knows of it. Our copy is deleted within about an hour of sending.',
      nl: 'Deze mail is het laatste wat de website ervan weet. De kopie verdwijnt binnen ongeveer een uur na verzending.',
    },
    notYou: {
      en: 'Was it not you? Reply to this mail or call {phone}.',
      nl: 'Was u het niet? Beantwoord deze mail of bel {phone}.',
    },
  },
} satisfies Copy
