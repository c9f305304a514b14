/**
 * The words of our mails. Places such as `{name}` are filled by fill.ts; values come from visitors and are escaped by
 * whoever makes HTML of them. No soft hyphens here: not every mail program knows them.
 */
import { company } from './company.ts'
import { replyPromise } from './contact.ts'
import type { Copy } from './localized.ts'

export const emails = {
  /** To the visitor, in the language of the page. */
  contactConfirmation: {
    subject: { en: 'We have your message (no. {number})', nl: 'Uw bericht is binnen (nr. {number})' },
    greeting: { en: 'Good day {name},', nl: 'Goedendag {name},' },
    received: {
      en: 'You wrote to us on {date} at {time}. This is the text we received.',
      nl: 'U schreef ons op {date} om {time} uur. Dit is de tekst die wij kregen.',
    },
    promise: replyPromise.text,
    weekend: replyPromise.weekend,
    reach: {
      en: 'Call {phone}, or reply to this mail if you want to add something.',
      nl: 'Bel {phone}, of beantwoord deze mail als u iets wilt toevoegen.',
    },
    office: company.hours.long,
    notYou: {
      en: 'You did not write this? Then someone else entered your address, and you can delete this mail.',
      nl: 'Schreef u dit niet? Dan heeft iemand anders uw adres ingevuld en kunt u deze mail weggooien.',
    },
  },
  /** To the office. */
  contactNotification: {
    subject: { en: 'New message: {name}, {company}', nl: 'Nieuw bericht: {name}, {company}' },
    subjectWithoutCompany: { en: 'New message: {name}', nl: 'Nieuw bericht: {name}' },
    /** The heads of the list above the text. */
    facts: {
      number: { en: 'Number', nl: 'Nummer' },
      received: { en: 'Received', nl: 'Ontvangen' },
      name: { en: 'Name', nl: 'Naam' },
      email: { en: 'E-mail', nl: 'E-mail' },
      company: { en: 'Company', nl: 'Bedrijf' },
      language: { en: 'Language', nl: 'Taal' },
      source: { en: 'Came by', nl: 'Kwam via' },
    },
    languages: {
      english: { en: 'English', nl: 'Engels' },
      dutch: { en: 'Dutch', nl: 'Nederlands' },
    },
    reply: { en: 'Reply to this mail to answer {name}.', nl: 'Beantwoord deze mail om {name} te antwoorden.' },
    released: {
      en: 'This message was held back as possible spam and released by hand.',
      nl: 'Dit bericht is vastgehouden als mogelijke spam en met de hand vrijgegeven.',
    },
  },
} satisfies Copy
