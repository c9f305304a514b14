/** Words that the pages of an account share. Places: `{least}` and `{most}` are the limits of the field. */
import { labels } from '../labels.ts'
import type { Copy } from '../localized.ts'

/** How long a link in a mail works. */
export const linkMinutes = 15

/** On the pages with one button that mails lead to. */
export const whyButton = {
  title: { en: 'Why a button', nl: 'Waarom een knop' },
  text: {
    en: 'Mail programs open links to check them. A link that acts by itself would be spent before you saw it.',
    nl: 'Mailprogramma’s openen links om ze te controleren. Een link die zelf iets doet, is op voordat u hem ziet.',
  },
} satisfies Copy

export const common = {
  fields: {
    name: { en: 'Name', nl: 'Naam' },
    email: { en: 'Email', nl: 'E-mailadres' },
    password: { en: 'Password', nl: 'Wachtwoord' },
    newPassword: { en: 'New password', nl: 'Nieuw wachtwoord' },
    passwordHint: {
      en: 'At least {least} characters. Four ordinary words in a row do well.',
      nl: 'Minstens {least} tekens. Vier gewone woorden achter elkaar zijn genoeg.',
    },
  },
  /** The button of a password field: what it shows first, and the rest of its name for those who hear it. */
  show: {
    word: { en: 'Show', nl: 'Toon' },
    what: { en: 'what I type', nl: 'wat ik typ' },
  },
  /** By the code that the check gives. */
  errors: {
    'name.short': labels.fieldErrors['name.short'],
    'name.long': labels.fieldErrors['name.long'],
    'email.empty': { en: 'Enter your e-mail address.', nl: 'Vul uw e-mailadres in.' },
    'email.form': labels.fieldErrors['email.form'],
    'email.long': labels.fieldErrors['email.long'],
    'password.empty': { en: 'Enter your password.', nl: 'Vul uw wachtwoord in.' },
    'password.short': {
      en: 'At least {least} characters, and not on the list of known passwords.',
      nl: 'Minstens {least} tekens, en niet op de lijst met bekende wachtwoorden.',
    },
    'password.long': { en: 'At most {most} characters.', nl: 'Hooguit {most} tekens.' },
    'password.known': {
      en: 'This one is on the list of known passwords, or made of your name or e-\u2060mail address. Choose another.',
      nl: 'Dit staat op de lijst met bekende wachtwoorden, of uw naam of e-\u2060mailadres zit erin. Kies een ander.',
    },
  },
  /** Titles of what went wrong; the rest of the words stands in labels.ts. */
  trouble: {
    tooMany: { en: 'Not now', nl: 'Nu even niet' },
    down: { en: 'This does not work at the moment', nl: 'Dit werkt op dit moment niet' },
  },
  /** The four treads of an errand that goes by mail. */
  errand: {
    label: { en: 'Progress', nl: 'Voortgang' },
    treads: [
      { en: 'You ask', nl: 'U vraagt' },
      { en: 'The mail arrives', nl: 'De mail komt' },
      { en: 'You confirm here', nl: 'U bevestigt hier' },
      { en: 'Done', nl: 'Klaar' },
    ],
  },
  lookInMail: { en: 'Look in your mail.', nl: 'Kijk in uw mail.' },
  notArrived: {
    en: 'Nothing after two minutes? Look in the spam folder, or ask again.',
    nl: 'Na twee minuten niets? Kijk bij de ongewenste mail, of vraag het nog eens.',
  },
  ended: {
    headline: { en: 'This link no longer works.', nl: 'Deze link werkt niet meer.' },
    why: {
      en: `It was used already, or it is older than ${linkMinutes} minutes`,
      nl: `Hij is al gebruikt, of ouder dan ${linkMinutes} minuten`,
    },
  },
} satisfies Copy
