/** The words of the form that books, and of what it says when it does not go through. */
import { company } from '../company.ts'
import { contact } from '../contact.ts'
import { labels } from '../labels.ts'
import type { Copy } from '../localized.ts'

export const form = {
  section: { en: 'Details', nl: 'Gegevens' },
  kept: { en: 'Your details, kept', nl: 'Uw gegevens, bewaard' },
  optional: labels.optional,
  name: { en: 'Name', nl: 'Naam' },
  email: { en: 'Email', nl: 'E-mail' },
  company: { en: 'Company', nl: 'Bedrijf' },
  phone: { en: 'Phone number', nl: 'Telefoonnummer' },
  message: {
    'intro-call-30-minutes': {
      label: { en: 'What waits?', nl: 'Wat blijft er liggen?' },
      hint: { en: 'One sentence helps us prepare.', nl: 'Eén zin helpt ons bij de voorbereiding.' },
    },
    'automation-strategy-workshop': {
      label: { en: 'Which process?', nl: 'Welk proces?' },
      hint: {
        en: 'Such as: invoice approval, quotes, planning of the fitters.',
        nl: 'Zoals: factuurgoedkeuring, offertes, planning van de monteurs.',
      },
    },
  },
  way: {
    'intro-call-30-minutes': { en: 'How shall we talk?', nl: 'Hoe spreken we elkaar?' },
    'automation-strategy-workshop': { en: 'Where?', nl: 'Waar?' },
  },
  ways: {
    video: { en: 'Video call', nl: 'Videogesprek' },
    phone: { en: 'Phone', nl: 'Telefoon' },
    theirs: { en: 'We come to you', nl: 'Wij komen naar u' },
    ours: { en: `You come to ${company.workshopRoom.city}`, nl: `U komt naar ${company.workshopRoom.city}` },
  },
  phoneForCall: { en: 'only if we should call you', nl: 'alleen als wij u bellen' },
  address: { en: 'Address', nl: 'Adres' },
  addressFor: { en: 'if we come to you', nl: 'als wij naar u komen' },
  trap: contact.form.trap,
  confirm: { en: 'Confirm appointment', nl: 'Afspraak bevestigen' },
  sending: { en: 'Booking', nl: 'Bezig met vastleggen' },
  notHeld: {
    en: 'The time is yours once you press the button.',
    nl: 'De tijd is van u zodra u op de knop drukt.',
  },
  privacy: {
    before: {
      en: 'We use this for this appointment, and for nothing else. See the ',
      nl: 'We gebruiken dit voor deze afspraak, en nergens anders voor. Zie de ',
    },
    link: { en: 'privacy statement', nl: 'privacyverklaring' },
    after: '.',
  },
  errors: {
    'name.short': labels.fieldErrors['name.short'],
    'name.long': labels.fieldErrors['name.long'],
    'email.empty': {
      en: 'Enter your e-mail address: the confirmation goes there.',
      nl: 'Vul uw e-mailadres in: daar gaat de bevestiging heen.',
    },
    'email.form': labels.fieldErrors['email.form'],
    'email.long': labels.fieldErrors['email.long'],
    'company.empty': { en: 'Enter the name of your company.', nl: 'Vul de naam van uw bedrijf in.' },
    'company.long': labels.fieldErrors['company.long'],
    'way.empty': { en: 'Choose one of the two.', nl: 'Kies één van de twee.' },
    'phone.empty': {
      en: 'Enter a phone number, so we can call you.',
      nl: 'Vul een telefoonnummer in, dan kunnen we u bellen.',
    },
    'phone.form': {
      en: 'Enter one phone number, such as +31\u00a020\u00a0123\u00a045\u00a067: at most {most} characters.',
      nl: 'Vul één telefoonnummer in, zoals 020\u00a0123\u00a045\u00a067: hooguit {most} tekens.',
    },
    'address.empty': {
      en: 'Enter the address where we should be.',
      nl: 'Vul het adres in waar wij moeten zijn.',
    },
    'address.long': { en: 'At most {most} characters.', nl: 'Hooguit {most} tekens.' },
    'message.short': {
      en: 'Name the process in at least {least} characters.',
      nl: 'Noem het proces, in minstens {least} tekens.',
    },
    'message.long': labels.fieldErrors['message.long'],
    'terms.unticked': {
      en: 'Tick that you book on these terms.',
      nl: 'Vink aan dat u volgens deze voorwaarden boekt.',
    },
    'form.suspect': {
      en: 'It looks as if a program filled this in. Wait a few seconds and confirm once more, or call us.',
      nl: 'Het lijkt alsof een programma dit invulde. Wacht een paar seconden en bevestig nog eens, of bel ons.',
    },
  },
  /** Names the form in the list of what is wrong. */
  itself: { en: 'The form', nl: 'Het formulier' },
  failure: {
    headline: { en: 'Nothing has been booked', nl: 'Er is niets vastgelegd' },
    text: { en: 'Please try again, or call us.', nl: 'Probeer het opnieuw of bel ons.' },
    kept: { en: 'What you typed is still in the form.', nl: 'Wat u typte, staat nog in het formulier.' },
  },
  reach: {
    call: { en: 'Call', nl: 'Bel' },
    email: { en: 'E-mail', nl: 'E-mail' },
    phone: company.phone,
    address: company.email.address,
  },
} satisfies Copy
