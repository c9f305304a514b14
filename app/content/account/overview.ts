/** The account page, and the page that deletes the account. */
import { retention } from '../legal/retention.ts'
import type { Copy } from '../localized.ts'

const signInDays = retention.kinds.accountEvent.days

export const overview = {
  headline: { en: 'Your account', nl: 'Uw account' },
  lede: {
    en: 'Everything that your account holds fits on this sheet.',
    nl: 'Alles wat uw account bewaart, past op dit blad.',
  },
  signOut: { en: 'Sign out', nl: 'Uitloggen' },
  /** A form from a page that was opened before somebody else signed in. */
  otherAccount: {
    title: {
      en: 'Nothing was changed: this is another account',
      nl: 'Er is niets gewijzigd: dit is een ander account',
    },
    text: {
      en: 'The form that you sent was of another account. You are signed in as {email} now.',
      nl: 'Het formulier dat u verstuurde, hoorde bij een ander account. U bent nu ingelogd als {email}.',
    },
  },
  profile: {
    section: { en: 'Name and language', nl: 'Naam en taal' },
    firstName: { en: 'First name', nl: 'Voornaam' },
    lastName: { en: 'Last name', nl: 'Achternaam' },
    language: { en: 'Language of our mail', nl: 'Taal van onze mail' },
    save: { en: 'Save', nl: 'Opslaan' },
    saved: { en: 'Saved', nl: 'Opgeslagen' },
    // A mail that a form asks for is in the language of that form's page.
    savedText: {
      en: 'From our next mail on. What you ask for on a page comes in the language of that page.',
      nl: 'Vanaf onze volgende mail. Wat u op een pagina aanvraagt, komt in de taal van die pagina.',
    },
    errors: {
      empty: { en: 'Enter at least one letter.', nl: 'Vul minstens één letter in.' },
      long: { en: 'At most {most} characters.', nl: 'Hooguit {most} tekens.' },
    },
  },
  record: {
    caption: { en: 'Record', nl: 'Gegevens' },
    email: { en: 'Email', nl: 'E-mailadres' },
    made: { en: 'Made on', nl: 'Gemaakt op' },
    methods: { en: 'Signs in with', nl: 'Logt in met' },
    method: {
      link: { en: 'link by mail', nl: 'link per mail' },
      password: { en: 'password', nl: 'wachtwoord' },
      google: 'Google',
      microsoft: 'Microsoft',
    },
    checklist: { en: 'Checklist', nl: 'Checklist' },
    openChecklist: { en: 'open it', nl: 'openen' },
    signIns: { en: `Sign-ins, ${signInDays} days`, nl: `Inlogs, ${signInDays} dagen` },
    password: { en: 'Change the password', nl: 'Wachtwoord wijzigen' },
    setPassword: { en: 'Set a password', nl: 'Wachtwoord instellen' },
  },
  sessions: {
    section: { en: 'Copies in circulation', nl: 'Kopieën in omloop' },
    headline: {
      one: { en: 'Signed in on one device', nl: 'Ingelogd op één apparaat' },
      other: { en: 'Signed in on {count} devices', nl: 'Ingelogd op {count} apparaten' },
    },
    caption: { en: 'Devices signed in to this account', nl: 'Apparaten waarop dit account is ingelogd' },
    columns: {
      device: { en: 'Device', nl: 'Apparaat' },
      since: { en: 'Signed in', nl: 'Ingelogd' },
      seen: { en: 'Last seen', nl: 'Laatst gezien' },
      recall: { en: 'Recall', nl: 'Intrekken' },
    },
    device: { en: '{browser} on {system}', nl: '{browser} op {system}' },
    unknownBrowser: { en: 'A browser', nl: 'Een browser' },
    unknownSystem: { en: 'another system', nl: 'een ander systeem' },
    thisOne: { en: '{device}, this one', nl: '{device}, dit hier' },
    now: { en: 'now', nl: 'nu' },
    recall: { en: 'Recall', nl: 'Trek in' },
    recallOne: { en: 'Recall {device}, signed in {date}', nl: 'Trek in: {device}, ingelogd {date}' },
    recallOthers: { en: 'Recall all but this one', nl: 'Trek alle andere in' },
    stranger: {
      en: 'Do you see a device you do not know? Recall it, then change the password.',
      nl: 'Ziet u een apparaat dat u niet kent? Trek het in en wijzig daarna het wachtwoord.',
    },
    recalled: { en: 'Recalled', nl: 'Ingetrokken' },
    recalledText: {
      en: 'What you recalled is signed out. The list shows what is left.',
      nl: 'Wat u hebt ingetrokken, is uitgelogd. De lijst toont wat er over is.',
    },
  },
  leave: {
    section: { en: 'Take it, or leave', nl: 'Meenemen of stoppen' },
    take: {
      headline: { en: 'Take a copy', nl: 'Neem een kopie mee' },
      text: {
        en: 'One file with all of it: name, ticks and sign-\u2060ins. In JSON, a format that other software can read.',
        nl: 'Eén bestand met alles: naam, vinkjes en inlogs. In JSON, een formaat dat andere software kan lezen.',
      },
      button: { en: 'Download my data', nl: 'Download mijn gegevens' },
    },
    delete: {
      headline: { en: 'Delete the account', nl: 'Het account wissen' },
      text: {
        en: 'Gone from every table, at once. The next page asks you to confirm.',
        nl: 'Uit elke tabel weg, meteen. De volgende pagina vraagt u te bevestigen.',
      },
      button: { en: 'Delete my account', nl: 'Wis mijn account' },
    },
  },
} satisfies Copy

export const deletion = {
  headline: { en: 'Delete it, for good?', nl: 'Voorgoed wissen?' },
  lede: {
    en: 'This deletes your account, with its ticks and its sessions. It cannot be undone.',
    nl: 'Hiermee wist u uw account, met de vinkjes en de sessies. Dat is niet terug te draaien.',
  },
  section: { en: 'What goes, what stays', nl: 'Wat weggaat, wat blijft' },
  table: {
    caption: { en: 'What is deleted', nl: 'Wat wordt gewist' },
    part: { en: 'Part', nl: 'Onderdeel' },
    fate: { en: 'What happens', nl: 'Wat ermee gebeurt' },
    deleted: { en: 'deleted', nl: 'gewist' },
    signedOut: { en: 'signed out', nl: 'uitgelogd' },
    identity: { en: 'Name, e-\u2060mail, password', nl: 'Naam, e-\u2060mail, wachtwoord' },
    ticks: { en: 'Ticks of the checklist', nl: 'Vinkjes van de checklist' },
    browserTicks: { en: 'Ticks in your browsers', nl: 'Vinkjes in uw browsers' },
    browserTicksStay: { en: 'stay until you clear them', nl: 'blijven tot u ze wist' },
    devices: {
      one: { en: '1 device', nl: '1 apparaat' },
      other: { en: '{count} devices', nl: '{count} apparaten' },
    },
    signIns: {
      one: { en: '1 sign-\u2060in', nl: '1 inlog' },
      other: { en: '{count} sign-\u2060ins', nl: '{count} inlogs' },
    },
    messages: {
      en: 'Messages, bookings, reports and checklists that you sent',
      nl: 'Berichten, afspraken, rapporten en checklists van u',
    },
    messagesStay: { en: 'stay for their own term', nl: 'blijven tot hun eigen termijn om is' },
  },
  confirm: {
    headline: { en: 'Confirm', nl: 'Bevestigen' },
    email: { en: 'Type your e-mail address', nl: 'Typ uw e-mailadres' },
    tick: { en: 'I understand that this cannot be undone', nl: 'Ik begrijp dat dit niet terug te draaien is' },
    button: { en: 'Delete my account', nl: 'Wis mijn account' },
    keep: { en: 'Keep it', nl: 'Toch bewaren' },
    errors: {
      email: { en: 'This is not the address of this account.', nl: 'Dit is niet het adres van dit account.' },
      tick: { en: 'Tick this to go on.', nl: 'Vink dit aan om verder te gaan.' },
    },
  },
} satisfies Copy
