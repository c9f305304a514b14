/**
 * Making an account: the form, the list of what is stored, and the page that the mail leads to, which asks for the password
 * once more.
 */
import { retention } from '../legal/retention.ts'
import type { Copy } from '../localized.ts'
import { linkMinutes } from './common.ts'

const untilDeleted = { en: 'until you delete it', nl: 'tot u het wist' }

export const signUp = {
  headline: { en: 'Make an account', nl: 'Account maken' },
  lede: {
    en: 'It keeps thirty ticks and your name. The list says everything we store, and for how long.',
    nl: 'Het bewaart dertig vinkjes en uw naam. De lijst noemt alles wat we bewaren, en hoe lang.',
  },
  section: { en: 'Your account', nl: 'Uw account' },
  button: { en: 'Make the account', nl: 'Maak het account' },
  already: { en: 'I have one already', nl: 'Ik heb er al een' },
  parts: {
    caption: { en: 'Parts list of an account', nl: 'Stuklijst van een account' },
    columns: {
      number: { en: 'No.', nl: 'Nr.' },
      what: { en: 'What we store', nl: 'Wat we bewaren' },
      purpose: { en: 'What for', nl: 'Waarvoor' },
      howLong: { en: 'How long', nl: 'Hoe lang' },
    },
    list: [
      {
        what: { en: 'Name and e-mail', nl: 'Naam en e-mail' },
        purpose: { en: 'to greet you and reach you', nl: 'om u aan te spreken en te bereiken' },
        howLong: untilDeleted,
      },
      {
        what: { en: 'Password', nl: 'Wachtwoord' },
        purpose: { en: 'only as a fingerprint', nl: 'alleen als vingerafdruk' },
        howLong: { en: 'until you change it', nl: 'tot u het wijzigt' },
      },
      {
        what: { en: 'Ways you sign in', nl: 'Hoe u inlogt' },
        purpose: { en: 'to let in nobody else', nl: 'om verder niemand binnen te laten' },
        howLong: untilDeleted,
      },
      {
        what: { en: 'Ticks of the checklist', nl: 'Vinkjes van de checklist' },
        purpose: { en: 'to show them elsewhere', nl: 'om ze elders te tonen' },
        howLong: untilDeleted,
      },
      {
        what: {
          en: 'Devices: browser, system, way in, last use',
          nl: 'Apparaten: browser, systeem, manier van inloggen, laatste gebruik',
        },
        purpose: { en: 'so you can spot a stranger', nl: 'zodat u een vreemde opmerkt' },
        howLong: { en: `${retention.kinds.session.days} days`, nl: `${retention.kinds.session.days} dagen` },
      },
      {
        what: {
          en: 'Sign-ins, attempts and changes, with a code of the IP address',
          nl: 'Inlogs, pogingen en wijzigingen, met een code van het IP-adres',
        },
        purpose: { en: 'to look back after a break-in', nl: 'om na een inbraak terug te kijken' },
        howLong: { en: `${retention.kinds.accountEvent.days} days`, nl: `${retention.kinds.accountEvent.days} dagen` },
      },
      {
        what: { en: 'Language', nl: 'Taal' },
        purpose: { en: 'to write in yours', nl: 'om in uw taal te schrijven' },
        howLong: untilDeleted,
      },
    ],
    note: {
      en: 'Not sold, not shared, not used for advertising.',
      nl: 'Niet verkocht, niet gedeeld, niet voor reclame.',
    },
  },
  sent: {
    lede: {
      en: 'We sent a link to the address you gave. It opens a page that asks for your password once more, and then makes the account.',
      nl: 'We stuurden een link naar het adres dat u opgaf. Die opent een pagina die nog één keer om uw wachtwoord vraagt en dan het account maakt.',
    },
    section: { en: 'Confirm the address', nl: 'Het adres bevestigen' },
    text: {
      en: `The link works once, for ${linkMinutes} minutes. If the address had an account already, the mail says so, and this page does not.`,
      nl: `De link werkt één keer, ${linkMinutes} minuten lang. Had het adres al een account, dan staat dat in de mail en niet op deze pagina.`,
    },
    again: { en: 'Ask again, or use another address', nl: 'Vraag het nog eens, of neem een ander adres' },
  },
  confirm: {
    headline: { en: 'Your password once more.', nl: 'Nog één keer uw wachtwoord.' },
    hint: {
      en: 'You chose it when you asked for the account.',
      nl: 'U koos het toen u het account aanvroeg.',
    },
    wrong: {
      en: 'This is not the password that was chosen with this request.',
      nl: 'Dit is niet het wachtwoord dat bij deze aanvraag is gekozen.',
    },
    again: { en: 'I do not know it any more', nl: 'Ik weet het niet meer' },
    button: { en: 'Make the account for {address}', nl: 'Maak het account voor {address}' },
    reasons: [
      {
        title: { en: 'Why once more', nl: 'Waarom nog een keer' },
        text: {
          en: 'Anybody can type your address into our form. With the mail and the password together we know it was you.',
          nl: 'Iedereen kan uw adres in ons formulier typen. Met de mail en het wachtwoord samen weten we dat u het was.',
        },
      },
      {
        title: { en: 'What the button does', nl: 'Wat de knop doet' },
        text: {
          en: 'It makes the account with the name you typed and this password, and signs this browser in.',
          nl: 'Hij maakt het account met de naam die u invulde en dit wachtwoord, en logt deze browser in.',
        },
      },
      {
        title: { en: 'Not you?', nl: 'Bent u dit niet?' },
        text: {
          en: 'Close this page. No account is made, and what was typed is deleted.',
          nl: 'Sluit deze pagina. Er komt geen account, en wat is ingevuld, wordt gewist.',
        },
      },
    ],
    ended: {
      button: { en: 'Make an account', nl: 'Account maken' },
      already: {
        before: {
          en: 'Was the account made with this link already? Then ',
          nl: 'Is het account met deze link al gemaakt? Dan ',
        },
        link: { en: 'you can sign in', nl: 'kunt u inloggen' },
        after: '.',
      },
    },
  },
} satisfies Copy
