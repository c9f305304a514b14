/** The two mails of a checklist: to who asked for it, and to the office where that person may be contacted. */
import { retention } from '../legal/retention.ts'
import type { Copy } from '../localized.ts'

export const checklistMails = {
  visitor: {
    subject: { en: 'Your checklist: {count} of {total} points', nl: 'Uw checklist: {count} van {total} punten' },
    intro: {
      en: 'You asked for your checklist on {date}. In place: {count} of {total} points, ‘{band}’.',
      nl: 'U vroeg op {date} om uw checklist. Op orde: {count} van {total} punten, ‘{band}’.',
    },
    ofTheme: { en: '{count} of {total} in place', nl: '{count} van {total} op orde' },
    first: { en: 'What to do first:', nl: 'Wat u het eerst doet:' },
    /** After the advice on a point. */
    takes: { en: 'Takes {time}.', nl: 'Kost {time}.' },
    open: { en: 'Still open:', nl: 'Nog open:' },
    allInPlace: {
      en: 'Nothing is open. Go through the list again in a year.',
      nl: 'Er staat niets open. Loop de lijst over een jaar weer na.',
    },
    page: {
      en: 'Why each point matters, and how to do it:',
      nl: 'Waarom elk punt ertoe doet, en hoe het moet, staat hier:',
    },
    reach: {
      en: 'A question? Reply to this mail or call {phone}.',
      nl: 'Een vraag? Beantwoord deze mail of bel {phone}.',
    },
    withConsent: {
      en: 'You agreed that we may contact you about this checklist. To withdraw that, say so in a reply to this mail. We then delete your e-mail address and your ticks.',
      nl: 'U vond het goed dat wij contact opnemen over deze checklist. Wilt u dat intrekken, schrijf dat dan in een antwoord op deze mail. Wij wissen dan uw e-mailadres en uw vinkjes.',
    },
    withoutConsent: {
      en: `For this mail we keep neither your ticks nor your e-mail address. They stay only in our copy of it, for ${retention.kinds.sentMail.days} days.`,
      nl: `Voor deze mail bewaren we uw vinkjes en uw e-mailadres niet. Ze staan nog ${retention.kinds.sentMail.days} dagen in onze kopie ervan.`,
    },
    notYou: {
      en: 'If you did not ask for this, someone else entered your address. You can delete this mail.',
      nl: 'Hebt u hier niet om gevraagd? Dan heeft iemand anders uw adres ingevuld. U kunt deze mail weggooien.',
    },
  },
  office: {
    subject: { en: 'New checklist: {count} of {total} points', nl: 'Nieuwe checklist: {count} van {total} punten' },
    number: { en: 'Checklist', nl: 'Checklist' },
    reply: {
      en: 'Reply to this mail to write to the visitor, who agreed to it.',
      nl: 'Beantwoord deze mail om de bezoeker te schrijven. Die vond dat goed.',
    },
    /** Staff type it as it stands here, see docs/operations.md. */
    withdrawal: {
      en: 'If the visitor takes that back: vlotwerk-ops forget-checklist {number} on the server, and delete this mail.',
      nl: 'Trekt de bezoeker dat in: vlotwerk-ops forget-checklist {number} op de server, en wis deze mail.',
    },
  },
} satisfies Copy
