/** The contact page and every state of its form. Field errors stand in labels.ts. */
import { bookingPlace } from './booking-place.ts'
import { company } from './company.ts'
import { labels } from './labels.ts'
import type { Copy } from './localized.ts'
import { offer } from './offer.ts'

/** The promise and its small print, also in the confirmation mail. */
export const replyPromise = {
  text: {
    en: `We will contact you within ${offer.replyHours} hours.`,
    nl: `We nemen binnen ${offer.replyHours} uur contact met u op.`,
  },
  weekend: {
    en: 'Weekends and public holidays do not count. Sent on a Friday? Then you hear from us on the next working day at the latest.',
    nl: 'Weekend en feestdagen tellen niet mee. Op vrijdag verstuurd? Dan hoort u uiterlijk de volgende werkdag van ons.',
  },
} satisfies Copy

export const contact = {
  headline: { en: 'Tell us what waits.', nl: 'Vertel ons wat er wacht.' },
  sub: {
    en: 'One sentence about the process is enough, also for the free audit. A\u00a0person answers, on working days.',
    nl: 'Eén zin over het proces is genoeg, ook voor de gratis proces\u00adaudit. Op\u00a0werkdagen antwoordt een mens.',
  },
  /** The road of a message, drawn. */
  map: {
    message: { en: 'Your message', nl: 'Uw bericht' },
    messageMinutes: 1,
    messageWho: { en: 'You', nl: 'U' },
    messageWith: { en: 'This form', nl: 'Dit formulier' },
    wait: { en: `${offer.replyHours} hours at most`, nl: `hooguit ${offer.replyHours} uur` },
    reply: { en: 'Our reply', nl: 'Ons antwoord' },
    replyMinutes: 5,
    replyWho: { en: 'A person', nl: 'Een mens' },
    replyWith: { en: 'By phone or mail', nl: 'Telefoon of mail' },
    work: labels.map.work,
    minute: labels.map.minute,
  },
  filledIn: bookingPlace.filledIn,
  form: {
    name: { en: 'Name', nl: 'Naam' },
    email: { en: 'Email', nl: 'E-mail' },
    company: { en: 'Company', nl: 'Bedrijf' },
    optional: labels.optional,
    message: { en: 'Message', nl: 'Bericht' },
    messageHint: {
      en: 'For example: our invoices wait for one signature.',
      nl: 'Bijvoorbeeld: onze facturen wachten op één handtekening.',
    },
    /** The label of the trap for robots; people never meet it. */
    trap: { en: 'Leave this field empty', nl: 'Laat dit veld leeg' },
    send: { en: 'Send message', nl: 'Verstuur bericht' },
    sending: { en: 'Sending...', nl: 'Bezig met versturen...' },
    /** One sentence with a link in it. */
    privacy: {
      before: {
        en: 'We use this to answer you, and for nothing else. See the ',
        nl: 'We gebruiken dit om u te antwoorden, en nergens anders voor. Zie de ',
      },
      link: { en: 'privacy statement', nl: 'privacyverklaring' },
      after: '.',
    },
  },
  success: {
    headline: { en: 'Message sent!', nl: 'Bericht verzonden!' },
    /** On the page the figure and its unit stay together; the mail has plain spaces. */
    text: {
      en: replyPromise.text.en.replace(' hours', '\u00a0hours'),
      nl: replyPromise.text.nl.replace(' uur', '\u00a0uur'),
    },
    weekend: replyPromise.weekend,
    again: { en: 'Send another message', nl: 'Nog een bericht sturen' },
  },
  failure: {
    headline: { en: 'Error sending message', nl: 'Fout bij verzenden bericht' },
    text: {
      en: 'Please try again or contact us directly.',
      nl: 'Probeer het opnieuw of neem direct contact met ons op.',
    },
    kept: { en: 'Your text is still in the form.', nl: 'Uw tekst staat nog in het formulier.' },
  },
  side: {
    call: { en: 'Call', nl: 'Bel' },
    whatsapp: 'WhatsApp',
    email: { en: 'E-mail', nl: 'E-mail' },
    plan: { en: 'Plan it yourself', nl: 'Plan zelf' },
    introCall: labels.buttons.introCall,
    workshop: { en: `Workshop, ${offer.workshop.hours} hours`, nl: `Workshop, ${offer.workshop.hours} uur` },
    office: { en: 'Office', nl: 'Kantoor' },
    whatsappText: labels.bar.firstText,
  },
  company,
} satisfies Copy
