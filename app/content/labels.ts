/** The interface's own words. Places such as `{count}` are filled by fill.ts with numbers written for the language. */
import type { Copy } from './localized.ts'
import { offer } from './offer.ts'

export const labels = {
  skip: { en: 'Skip to content', nl: 'Naar de inhoud' },

  nav: {
    /** Names the landmark, for those who hear the page. */
    landmark: { en: 'Main', nl: 'Hoofdmenu' },
    process: { en: 'Our process', nl: 'Werkwijze' },
    services: { en: 'Services', nl: 'Diensten' },
    blog: { en: 'Blog', nl: 'Blog' },
    contact: { en: 'Contact', nl: 'Contact' },
    start: { en: 'Get started', nl: 'Aan de slag' },
    back: { en: 'Back', nl: 'Terug' },
    menu: { en: 'Menu', nl: 'Menu' },
    closeMenu: { en: 'Close menu', nl: 'Menu sluiten' },
  },

  language: {
    label: { en: 'Language', nl: 'Taal' },
    english: 'English',
    dutch: 'Nederlands',
  },

  theme: {
    label: { en: 'Theme', nl: 'Weergave' },
    dark: { en: 'Dark', nl: 'Donker' },
    light: { en: 'Light', nl: 'Licht' },
    system: { en: 'System', nl: 'Systeem' },
  },

  bar: {
    landmark: { en: 'Quick contact', nl: 'Direct contact' },
    call: { en: 'Call', nl: 'Bel' },
    whatsapp: 'WhatsApp',
    bookInFull: { en: 'Book consultation', nl: 'Plan een gesprek' },
    /** The first words of a WhatsApp message to us. */
    firstText: {
      en: 'Good day, I would like to have a process looked at:',
      nl: 'Goedendag, ik wil graag een proces laten bekijken:',
    },
  },

  /** Names the breadcrumb, for those who hear the page. */
  breadcrumb: { en: 'You are here', nl: 'U bent hier' },

  optional: { en: 'optional', nl: 'niet verplicht' },

  /** The divider of a section: how long it takes to read. */
  reading: {
    label: { en: 'reading {time}', nl: 'leestijd {time}' },
    seconds: { en: '{count} s', nl: '{count} s' },
    minutes: { en: '{count} min', nl: '{count} min' },
  },

  map: {
    day: { en: 'd', nl: 'd' },
    minute: { en: 'min', nl: 'min' },
    days: { en: 'days', nl: 'dagen' },
    cycleTime: { en: 'C/T', nl: 'C/T' },
    /** Instead of it where no key stands beside the boxes. */
    work: { en: 'Work', nl: 'Werk' },
    leadTime: { en: 'Lead time', nl: 'Doorloop\u00adtijd' },
    processTime: { en: 'Process time', nl: 'Bewerkings\u00adtijd' },
    shorter: { en: 'shorter', nl: 'korter' },
    removed: { en: 'removed', nl: 'vervallen' },
    states: {
      legend: { en: 'State of the drawing', nl: 'Stand van de tekening' },
      current: { en: 'Current state', nl: 'Huidige situatie' },
      future: { en: 'Future state', nl: 'Toekomstige situatie' },
    },
    key: {
      waiting: { en: 'work piles up, waiting', nl: 'werk ligt te wachten' },
      byPerson: { en: 'done by a person', nl: 'door een mens' },
      bySoftware: { en: 'done by software', nl: 'door software' },
      rework: { en: 'sent back', nl: 'komt terug' },
      /** Beside the short caption of the minutes in a box. */
      cycleTime: { en: 'minutes of work', nl: 'minuten werk' },
    },
    table: {
      summary: { en: 'The same drawing as a table', nl: 'Dezelfde tekening als tabel' },
      step: { en: 'Step', nl: 'Stap' },
      who: { en: 'Who', nl: 'Wie' },
      with: { en: 'With', nl: 'Waarmee' },
      waiting: { en: 'Waiting', nl: 'Wachten' },
      work: { en: 'Work', nl: 'Werk' },
      remark: { en: 'Remark', nl: 'Opmerking' },
      from: { en: 'From: {name}', nl: 'Van: {name}' },
      system: { en: 'system: {name}', nl: 'systeem: {name}' },
      total: { en: 'Lead time, process time', nl: 'Doorloop\u00adtijd, bewerkings\u00adtijd' },
    },
  },

  buttons: {
    audit: { en: 'Book a free process audit', nl: 'Plan een gratis proces\u00adaudit' },
    cost: { en: 'Calculate the cost of inaction', nl: 'Bereken wat wachten u kost' },
    calculator: { en: 'Open the ROI calculator', nl: 'Open de ROI-calculator' },
    workshop: { en: 'Book the workshop', nl: 'Plan de workshop' },
    introCall: {
      en: `Introduction call, ${offer.introCall.minutes} minutes`,
      nl: `Kennismaking, ${offer.introCall.minutes} minuten`,
    },
    allArticles: { en: 'All articles', nl: 'Alle artikelen' },
  },

  blog: {
    categories: {
      automation: { en: 'Automation', nl: 'Auto\u00admatisering' },
      ai: { en: 'AI', nl: 'AI' },
      business: { en: 'Business', nl: 'Ondernemen' },
      strategy: { en: 'Strategy', nl: 'Strategie' },
      technology: { en: 'Technology', nl: 'Technologie' },
    },
    minutes: { en: '{count} min', nl: '{count} min' },
  },

  /** By the code that the contact schema gives. */
  fieldErrors: {
    'name.short': {
      en: 'Enter your name, at least {least} characters.',
      nl: 'Vul uw naam in, minstens {least} tekens.',
    },
    'name.long': { en: 'At most {most} characters.', nl: 'Hooguit {most} tekens.' },
    'email.empty': {
      en: 'Enter your e-mail address, so we can answer.',
      nl: 'Vul uw e-mailadres in, dan kunnen we antwoorden.',
    },
    'email.form': {
      en: 'Check the address: one\u00a0@, no spaces, an ending such as .nl.',
      nl: 'Controleer het adres: één\u00a0@, geen spaties, een einde zoals .nl.',
    },
    'email.long': { en: 'At most {most} characters.', nl: 'Hooguit {most} tekens.' },
    'company.long': { en: 'At most {most} characters.', nl: 'Hooguit {most} tekens.' },
    'message.short': {
      en: 'Write at least {least} characters. One sentence is enough.',
      nl: 'Schrijf minstens {least} tekens. Eén zin is genoeg.',
    },
    'message.long': {
      en: 'At most {most} characters. You have {count}.',
      nl: 'Hooguit {most} tekens. U hebt er {count}.',
    },
  },

  formErrors: {
    summary: {
      one: { en: '1 field needs attention', nl: '1 veld klopt nog niet' },
      other: { en: '{count} fields need attention', nl: '{count} velden kloppen nog niet' },
    },
    tooMany: {
      minutes: {
        one: {
          en: 'Too many attempts. Try again in 1 minute.',
          nl: 'Te veel pogingen. Probeer het over 1 minuut opnieuw.',
        },
        other: {
          en: 'Too many attempts. Try again in {count} minutes.',
          nl: 'Te veel pogingen. Probeer het over {count} minuten opnieuw.',
        },
      },
      /** Two at least. */
      hours: {
        en: 'Too many attempts. Try again in {count} hours.',
        nl: 'Te veel pogingen. Probeer het over {count} uur opnieuw.',
      },
    },
    down: {
      en: 'We cannot store anything at the moment. Call us, or try again in a minute.',
      nl: 'We kunnen nu niets opslaan. Bel ons of probeer het over een minuut opnieuw.',
    },
    offline: {
      en: 'No connection. What you typed is kept on this page.',
      nl: 'Geen verbinding. Wat u typte, blijft op deze pagina staan.',
    },
  },
} satisfies Copy
