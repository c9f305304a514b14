/** The words of the last part: the list as a PDF, on paper, or by mail. */
import { company } from '../company.ts'
import { contact } from '../contact.ts'
import { labels } from '../labels.ts'
import type { Copy } from '../localized.ts'

export const takeAlong = {
  section: { en: 'Take along', nl: 'Meenemen' },
  headline: { en: 'Take the list with you.', nl: 'Neem de lijst mee.' },
  text: {
    en: 'The score, what comes first and every open point: as a PDF, on paper, or by mail.',
    nl: 'De stand, wat het eerst komt en elk open punt: als pdf, op papier of per mail.',
  },
  pdf: { en: 'Download PDF', nl: 'Download pdf' },
  form: {
    headline: { en: 'By mail', nl: 'Per mail' },
    email: { en: 'Email', nl: 'E-mail' },
    consent: {
      en: `I would like ${company.brand} to contact me about this checklist. I can withdraw this at any time.`,
      nl: `${company.brand} mag contact met mij opnemen over deze checklist. Ik kan dit altijd intrekken.`,
    },
    withoutConsent: {
      en: 'Without the tick we send you the list, and nothing else.',
      nl: 'Zonder vinkje sturen we u de lijst, en verder niets.',
    },
    privacy: {
      before: { en: 'See the ', nl: 'Zie de ' },
      link: { en: 'privacy statement', nl: 'privacyverklaring' },
      after: '.',
    },
    trap: contact.form.trap,
    send: { en: 'Mail me the list', nl: 'Mail mij de lijst' },
  },
  errors: {
    'email.empty': {
      en: 'Enter your e-mail address, so the list can reach you.',
      nl: 'Vul uw e-mailadres in, dan kunnen we de lijst sturen.',
    },
    'email.form': labels.fieldErrors['email.form'],
    'email.long': labels.fieldErrors['email.long'],
    'email.suspect': {
      en: 'It looks as if a program filled this in, so we send no mail yet. Try again in a few seconds, or download the PDF.',
      nl: 'Het lijkt alsof een programma dit invulde, dus we mailen nog niet. Probeer het over een paar seconden opnieuw, of download de pdf.',
    },
    'email.full': {
      en: 'Several lists went to this address today. Try again tomorrow, or download the PDF.',
      nl: 'Naar dit adres gingen vandaag al meer lijsten. Probeer het morgen opnieuw, of download de pdf.',
    },
  },
  failure: {
    headline: { en: 'The list has not been mailed', nl: 'De lijst is niet gemaild' },
    text: { en: 'Please try again, or write to us.', nl: 'Probeer het opnieuw of schrijf ons.' },
    kept: { en: 'Your ticks are still on this page.', nl: 'Uw vinkjes staan nog op deze pagina.' },
    email: company.email.address,
    phone: company.phone,
  },
  sent: {
    headline: { en: 'The list is on its way.', nl: 'De lijst is onderweg.' },
    text: {
      en: '{count} of {total} points, to {email}. It can take a few minutes. See your spam folder too.',
      nl: '{count} van {total} punten, naar {email}. Het kan een paar minuten duren. Kijk ook in uw spammap.',
    },
  },
} satisfies Copy
