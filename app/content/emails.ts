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
    greeting: { en: 'Dear {name},', nl: 'Beste {name},' },
    received: {
      en: 'You wrote to us on {date} at {time}. This is the text we received.',
      nl: 'U schreef ons op {date} om {time} uur. Dit is de tekst die wij kregen.',
    },
    promise: replyPromise.text,
    weekend: replyPromise.weekend,
    reach: {
      en: 'Something to add? Reply to this mail or call {phone}.',
      nl: 'Wilt u nog iets toevoegen? Beantwoord deze mail of bel {phone}.',
    },
    office: company.hours.long,
    notYou: {
      en: 'If you did not write this, someone else entered your address. You can delete this mail.',
      nl: 'Hebt u dit niet geschreven? Dan heeft iemand anders uw adres ingevuld. U kunt deze mail weggooien.',
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
      source: { en: 'Came via', nl: 'Kwam via' },
    },
    languages: {
      english: { en: 'English', nl: 'Engels' },
      dutch: { en: 'Dutch', nl: 'Nederlands' },
    },
    reply: { en: 'Reply to this mail to answer {name}.', nl: 'Beantwoord deze mail om {name} te antwoorden.' },
    released: {
      en: 'The site held this message back as possible spam. One of us released it.',
      nl: 'De site hield dit bericht tegen als mogelijke spam. Een van ons heeft het vrijgegeven.',
    },
  },
} satisfies Copy
