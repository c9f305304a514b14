/** The words of "Save and share", the last part of the calculator. */
import { bookingPlace } from './booking-place.ts'
import { company } from './company.ts'
import { contact } from './contact.ts'
import { labels } from './labels.ts'
import { reportMonths } from './legal/retention.ts'
import type { Copy } from './localized.ts'

export const calculatorSave = {
  name: { en: 'Save and share', nl: 'Bewaren en delen' },
  time: { en: 'about 20 seconds', nl: 'ongeveer 20 seconden' },
  headline: { en: 'Keep it, or hand it on.', nl: 'Bewaar het of geef het door.' },
  text: {
    en: `You get an address with the drawing and every figure, and a PDF. It expires after ${reportMonths}\u00a0months; you can withdraw it earlier.`,
    nl: `U krijgt een link naar de tekening en alle cijfers, en een pdf. De link vervalt na ${reportMonths}\u00a0maanden; u kunt hem eerder intrekken.`,
  },
  nothingStored: {
    en: 'Nothing is stored until you press ‘Save and share’.',
    nl: 'Er wordt niets bewaard tot u op ‘Bewaren en delen’ drukt.',
  },
  /** Where no script runs, the drawing may be older than the fields. */
  withoutScript: {
    en: 'We save the sheet as it was last worked out. If you changed a field since, press ‘Work it out’ first.',
    nl: 'Wij bewaren het blad van de laatste berekening. Hebt u daarna iets gewijzigd, druk dan eerst op ‘Reken het uit’.',
  },
  filledIn: bookingPlace.filledIn,
  form: {
    owner: { en: 'Name on the sheet', nl: 'Naam op het blad' },
    ownerHint: { en: 'Yours or your company’s.', nl: 'Van u of van uw bedrijf.' },
    email: { en: 'Email', nl: 'E-mail' },
    emailHint: { en: 'If you want the report by mail.', nl: 'Als u het rapport per mail wilt.' },
    optional: labels.optional,
    consent: {
      en: `I would like ${company.brand} to contact me about this report. I can withdraw this at any time.`,
      nl: `${company.brand} mag contact met mij opnemen over dit rapport. Ik kan dit altijd intrekken.`,
    },
    withoutConsent: {
      en: 'Without the tick we send you the report, and nothing else.',
      nl: 'Zonder vinkje sturen we u het rapport, en verder niets.',
    },
    privacy: {
      before: { en: 'See the ', nl: 'Zie de ' },
      link: { en: 'privacy statement', nl: 'privacyverklaring' },
      after: '.',
    },
    trap: contact.form.trap,
    send: { en: 'Save and share', nl: 'Bewaren en delen' },
    sending: { en: 'Saving', nl: 'Bezig met bewaren' },
  },
  errors: {
    'owner.long': { en: 'At most {most} characters.', nl: 'Hooguit {most} tekens.' },
    'owner.link': {
      en: 'A name has no web address in it. Leave that out.',
      nl: 'In een naam staat geen webadres. Laat het weg.',
    },
    'email.form': labels.fieldErrors['email.form'],
    'email.long': labels.fieldErrors['email.long'],
    'email.missing': {
      en: 'Enter your e-mail address, or untick the box. Without an address we cannot contact you.',
      nl: 'Vul uw e-mailadres in, of haal het vinkje weg. Zonder adres kunnen we geen contact opnemen.',
    },
    'email.suspect': {
      en: 'It looks as if a program filled this in, so we send no mail yet. Try again in a few seconds, or leave the e-mail address empty.',
      nl: 'Het lijkt alsof een programma dit invulde, dus we mailen nog niet. Probeer het over een paar seconden opnieuw, of laat het e-mailadres leeg.',
    },
    'sheet.wrong': {
      en: 'Correct the marked fields first.',
      nl: 'Verbeter eerst de gemarkeerde velden.',
    },
  },
  /** Names the sheet in the list of what is wrong. */
  sheet: { en: 'The sheet', nl: 'Het blad' },
  failure: {
    headline: { en: 'The sheet has not been saved', nl: 'Het blad is niet bewaard' },
    text: { en: 'Please try again, or write to us.', nl: 'Probeer het opnieuw of schrijf ons.' },
    kept: { en: 'Your figures are still on this page.', nl: 'Uw cijfers staan nog op deze pagina.' },
    email: company.email.address,
    phone: company.phone,
  },
  saved: {
    headline: { en: 'Sheet saved.', nl: 'Blad bewaard.' },
    text: {
      en: 'Whoever has this address can see the report, until {date}.',
      nl: 'Wie dit adres heeft, kan het rapport zien, tot {date}.',
    },
    share: { en: 'Address to share', nl: 'Adres om te delen' },
    open: { en: 'Open the report', nl: 'Open het rapport' },
    pdf: { en: 'Download PDF', nl: 'Download pdf' },
    own: { en: 'Keep this address to yourself', nl: 'Houd dit adres voor uzelf' },
    ownText: {
      en: 'Whoever has it can withdraw the report. This page shows it once.',
      nl: 'Wie het heeft, kan het rapport intrekken. Deze pagina toont het één keer.',
    },
    withdraw: { en: 'Address to withdraw it', nl: 'Adres om het in te trekken' },
    mailed: {
      en: 'Both addresses are on their way to you, each in a mail of its own.',
      nl: 'Beide adressen zijn naar u onderweg, elk in een eigen mail.',
    },
    /** An address was given, but it gets no more mails today. */
    notMailed: {
      en: 'No mail went out: several reports went to this e-mail address today. Copy both addresses.',
      nl: 'Er is geen mail verstuurd: naar dit e-mailadres gingen vandaag al meer rapporten. Kopieer beide adressen.',
    },
    notAsked: {
      en: 'You gave no e-mail address, so there is no mail. Copy both addresses before you leave.',
      nl: 'U gaf geen e-mailadres op, dus er komt geen mail. Kopieer beide adressen voordat u weggaat.',
    },
  },
  copy: {
    button: { en: 'Copy link', nl: 'Kopieer link' },
    done: { en: 'Link copied', nl: 'Link gekopieerd' },
    /** The browser does not let us: the address is selected. */
    refused: {
      en: 'The address is selected. Copy it with Ctrl+C, or ⌘C on a Mac.',
      nl: 'Het adres is geselecteerd. Kopieer het met Ctrl+C, of ⌘C op een Mac.',
    },
  },
  /** Above the form, once the sheet has changed after it was saved. */
  again: {
    headline: { en: 'The sheet has changed since.', nl: 'Het blad is intussen gewijzigd.' },
    text: {
      en: 'Save it again and you get a second report. The first stays as it was.',
      nl: 'Bewaart u het opnieuw, dan krijgt u een tweede rapport. Het eerste blijft zoals het was.',
    },
  },
} satisfies Copy
