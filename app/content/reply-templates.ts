/**
 * What a reply from the desk begins with. Places such as `{name}` are filled in; a `[…]` is a gap that staff fill, and
 * nothing is sent while one is left. A paragraph that is an address becomes a link. No soft hyphens: these are mails.
 */
import { company } from './company.ts'
import type { Copy } from './localized.ts'
import { offer } from './offer.ts'

const { audit, introCall, replyHours } = offer

export const replyTemplates = {
  greeting: { en: 'Dear {name},', nl: 'Beste {name},' },
  /** Where no name is known, or what was typed as one could be an advertisement. */
  greetingUnnamed: { en: 'Good day,', nl: 'Goedendag,' },
  /** First, where the promise to answer was not kept. */
  late: {
    en: `Sorry that you waited longer than the ${replyHours} hours that we promised.`,
    nl: `Excuus dat u langer dan de beloofde ${replyHours} uur op antwoord hebt moeten wachten.`,
  },
  closing: { en: 'Kind regards,', nl: 'Met vriendelijke groet,' },
  signature: `{staff}\n${company.brand}, {phone}`,
  /** Where there is no mail to reply to any more. */
  subject: { en: 'your message', nl: 'uw bericht' },
  /** `name` is for staff, who work in English. */
  list: [
    {
      id: 'answer',
      name: 'Answer to a message',
      text: {
        en: [
          'Thank you for your message. You wrote that […].',
          'Our answer: […].',
          `Would you rather talk it over? Call {phone}, or pick a time for a call of ${introCall.minutes} minutes:`,
          '{link}',
        ],
        nl: [
          'Dank voor uw bericht. U schreef dat […].',
          'Ons antwoord: […].',
          `Liever even overleggen? Bel {phone}, of kies een tijd voor een gesprek van ${introCall.minutes} minuten:`,
          '{link}',
        ],
      },
    },
    {
      id: 'audit',
      name: 'Offer the process audit',
      text: {
        en: [
          'Thank you for your message. We would like to see the process at the desks where it runs.',
          `Our proposal is a free process audit at your office. It takes ${audit.hours.from} to ${audit.hours.to} hours. We follow one real case from desk to desk, and draw where it waits.`,
          'You keep the drawing, whatever you decide afterwards.',
          'Which day suits you? Reply to this mail, call {phone}, or pick a time for a first call:',
          '{link}',
        ],
        nl: [
          'Dank voor uw bericht. We komen het proces graag bekijken, aan de bureaus waar het loopt.',
          `Ons voorstel is een gratis procesaudit bij u op kantoor. Die duurt ${audit.hours.from} tot ${audit.hours.to} uur. We volgen één echt geval van bureau naar bureau en tekenen waar het wacht.`,
          'De tekening is van u, wat u daarna ook besluit.',
          'Welke dag komt u goed uit? Beantwoord deze mail, bel {phone}, of kies een tijd voor een eerste gesprek:',
          '{link}',
        ],
      },
    },
    {
      id: 'report',
      name: 'After a report',
      text: {
        en: [
          'You saved a report with our ROI calculator, and agreed that we may contact you about it.',
          'What stands out in your figures: […].',
          `Shall we go through it together? That takes ${introCall.minutes} minutes. Call {phone}, or pick a time:`,
          '{link}',
        ],
        nl: [
          'U bewaarde een rapport met onze ROI-calculator, en ging ermee akkoord dat wij daarover contact opnemen.',
          'Wat opvalt in uw cijfers: […].',
          `Zullen we het samen doornemen? Dat duurt ${introCall.minutes} minuten. Bel {phone}, of kies een tijd:`,
          '{link}',
        ],
      },
    },
    {
      id: 'checklist',
      name: 'After a checklist',
      text: {
        en: [
          'You had our checklist mailed to you, and agreed that we may contact you about it.',
          'Of the points that are still open, we would begin with this one: […].',
          `Shall we go through it together? That takes ${introCall.minutes} minutes. Call {phone}, or pick a time:`,
          '{link}',
        ],
        nl: [
          'U liet onze checklist naar uzelf mailen, en ging ermee akkoord dat wij daarover contact opnemen.',
          'Van de punten die nog openstaan, zouden wij met dit punt beginnen: […].',
          `Zullen we het samen doornemen? Dat duurt ${introCall.minutes} minuten. Bel {phone}, of kies een tijd:`,
          '{link}',
        ],
      },
    },
    {
      id: 'unreached',
      name: 'We could not reach you',
      text: {
        en: [
          'We called you today and did not reach you.',
          'When may we call back? Reply to this mail, call {phone}, or pick a time yourself:',
          '{link}',
        ],
        nl: [
          'We hebben u vandaag gebeld, maar konden u niet bereiken.',
          'Wanneer mogen we terugbellen? Beantwoord deze mail, bel {phone}, of kies zelf een tijd:',
          '{link}',
        ],
      },
    },
  ],
} satisfies Copy
