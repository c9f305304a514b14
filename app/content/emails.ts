/**
 * The words of our mails. Places such as `{name}` are filled by fill.ts; values come from visitors and are escaped by
 * whoever makes HTML of them. No soft hyphens here: not every mail program knows them.
 */
import { euros } from '#app/formats.ts'
import { accountEmails } from './account-emails.ts'
import { checklistMails } from './checklist/mails.ts'
import { company } from './company.ts'
import { replyPromise } from './contact.ts'
import { guarantee } from './guarantee.ts'
import { retention } from './legal/retention.ts'
import type { Copy } from './localized.ts'
import { offer } from './offer.ts'

export const emails = {
  account: accountEmails,
  checklist: checklistMails,
  /** To the visitor, in the language of the page. */
  contactConfirmation: {
    subject: { en: 'We have your message (no. {number})', nl: 'Uw bericht is binnen (nr. {number})' },
    greeting: { en: 'Dear {name},', nl: 'Beste {name},' },
    /** Where what was typed as a name could be an advertisement. */
    greetingUnnamed: { en: 'Good day,', nl: 'Goedendag,' },
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
      nl: 'De website hield dit bericht tegen als mogelijke spam. Eén van ons heeft het vrijgegeven.',
    },
  },
  /** To who saved a report and gave an address for it; may be sent on to others. */
  report: {
    subject: { en: 'Your report: {days} days of waiting found', nl: 'Uw rapport: {days} dagen wachttijd gevonden' },
    /** Where nothing waits less long afterwards. */
    subjectWithoutWaiting: { en: 'Your ROI report', nl: 'Uw ROI-rapport' },
    intro: {
      en: 'You saved a report with our ROI calculator on {date}. This is what it says.',
      nl: 'U bewaarde op {date} een rapport met onze ROI-calculator. Dit staat erin.',
    },
    facts: {
      process: { en: 'Process', nl: 'Proces' },
      leadTime: { en: 'Lead time', nl: 'Doorlooptijd' },
      cost: { en: 'Cost of doing nothing', nl: 'Kosten van niets doen' },
      saving: { en: 'Saving, as marked', nl: 'Besparing, zoals ingevuld' },
    },
    leadTime: { en: '{now} days now, {after} days after', nl: '{now} dagen nu, {after} dagen straks' },
    aYear: { en: '{amount} a year', nl: '{amount} per jaar' },
    share: {
      en: 'The drawing and every figure are at this address until {date}. Whoever has the address can see them.',
      nl: 'De tekening en alle cijfers staan tot {date} op dit adres. Wie het adres heeft, kan ze zien.',
    },
    /** The next step, by what the sheet says. */
    next: {
      withinReach: {
        en: `${guarantee.onSheet.mail.withinReach.en} The next step is the workshop: ${offer.workshop.hours} hours, ${euros(offer.workshop.priceCents, 'en')} excl. VAT.`,
        nl: `${guarantee.onSheet.mail.withinReach.nl} De volgende stap is de workshop: ${offer.workshop.hours} uur, ${euros(offer.workshop.priceCents, 'nl')} excl. btw.`,
      },
      outOfReach: {
        en: `${guarantee.onSheet.mail.outOfReach.en} The next step is the free audit: we also look at what runs beside it.`,
        nl: `${guarantee.onSheet.mail.outOfReach.nl} De volgende stap is de gratis audit: we kijken ook naar wat ernaast loopt.`,
      },
    },
    reach: {
      en: 'Reply to this mail or call {phone}.',
      nl: 'Beantwoord deze mail of bel {phone}.',
    },
    withdrawal: {
      en: 'A separate mail tells you how to withdraw the report. Keep that one to yourself.',
      nl: 'In een aparte mail staat hoe u het rapport intrekt. Houd die mail voor uzelf.',
    },
    withConsent: {
      en: 'You agreed that we may contact you about this report. If you withdraw the report, we delete your e-mail address too.',
      nl: 'U vond het goed dat wij contact opnemen over dit rapport. Trekt u het rapport in, dan wissen we ook uw e-mailadres.',
    },
    withoutConsent: {
      en: `We do not keep your e-mail address with the report. It stays in our copies of these two mails for ${retention.kinds.sentMail.days} days.`,
      nl: `We bewaren uw e-mailadres niet bij het rapport. Het staat nog ${retention.kinds.sentMail.days} dagen in onze kopieën van deze twee mails.`,
    },
    notYou: {
      en: 'If you did not ask for this, someone else entered your address. You can delete this mail.',
      nl: 'Hebt u hier niet om gevraagd? Dan heeft iemand anders uw adres ingevuld. U kunt deze mail weggooien.',
    },
  },
  /** To the same person, apart, so that the report can be sent on without it. */
  reportWithdrawal: {
    subject: { en: 'How to withdraw your report', nl: 'Zo trekt u uw rapport in' },
    text: {
      en: 'With this address you withdraw the report of {date}. Keep it to yourself: whoever has it can do the same.',
      nl: 'Met dit adres trekt u het rapport van {date} in. Houd het voor uzelf: wie het heeft, kan hetzelfde doen.',
    },
    erased: {
      en: 'We then delete the report at once, with every name in it and your e-mail address.',
      nl: 'We wissen het rapport dan direct, met alle namen erin en met uw e-mailadres.',
    },
    otherwise: {
      en: 'If you do nothing, the report expires on {date}.',
      nl: 'Doet u niets, dan vervalt het rapport op {date}.',
    },
  },
  /** To the office, about a visitor who may be written to. */
  reportNotification: {
    subject: {
      en: 'New report: costs {cost} a year, saves {saving}',
      nl: 'Nieuw rapport: kost {cost} per jaar, bespaart {saving}',
    },
    number: { en: 'Report', nl: 'Rapport' },
    reply: {
      en: 'Reply to this mail to write to the visitor.',
      nl: 'Beantwoord deze mail om de bezoeker te schrijven.',
    },
  },
  /** To the office, when somebody withdraws a report that the office was told of. */
  reportWithdrawn: {
    subject: { en: 'Report {number} withdrawn: delete its mail', nl: 'Rapport {number} ingetrokken: wis de mail' },
    text: {
      en: 'The visitor withdrew report {number}, and with it the consent to be contacted. The site has erased both.',
      nl: 'De bezoeker heeft rapport {number} ingetrokken, en daarmee de toestemming voor contact. De website heeft beide gewist.',
    },
    todo: {
      en: 'Delete the mail about it and any notes, and do not write to this person about it again.',
      nl: 'Wis de mail erover en eventuele notities, en schrijf deze persoon er niet meer over.',
    },
  },
} satisfies Copy
