/**
 * The saved report: its page, its print, its PDF, the page that withdraws it, and the empty sheet instead of one that is
 * not there. Words that it shares with the calculator stand in roi.ts; ui/roi/report-words.ts fills the places.
 */
import { company } from './company.ts'
import { errors } from './errors.ts'
import { labels } from './labels.ts'
import { reportMonths } from './legal/retention.ts'
import type { Copy } from './localized.ts'
import { offer } from './offer.ts'
import { shell } from './shell.ts'

const { hours } = offer.audit

export const report = {
  /** Instead of the name that nobody gave the process. */
  untitled: { en: 'Process without a name', nl: 'Proces zonder naam' },

  /** In the site's own title block. */
  sheetTitle: { en: 'A report of the ROI calculator', nl: 'Een rapport van de ROI-calculator' },

  head: {
    /** The heading is made of two amounts: work and days. */
    minutes: {
      one: { en: '{count} minute', nl: '{count} minuut' },
      other: { en: '{count} minutes', nl: '{count} minuten' },
    },
    headlines: {
      takes: { en: '{minutes} of work takes {days}.', nl: '{minutes} werk kost {days}.' },
      nothingWaits: { en: '{minutes} of work, and nothing waits.', nl: '{minutes} werk, en niets wacht.' },
      nobodyWorks: { en: '{days} of waiting, and nobody works.', nl: '{days} wachten, en niemand werkt.' },
      empty: { en: 'No work and no waiting.', nl: 'Geen werk en geen wachttijd.' },
    },
    /** Of the window, and of the file. */
    title: '{name}: {minutes}, {days}',
    /** Above the heading. */
    drawnOn: { en: 'Drawn on {date}', nl: 'Getekend op {date}' },
    drawnByOn: { en: 'Drawn by {owner}, {date}', nl: 'Getekend door {owner}, {date}' },
    figures: {
      cost: {
        label: { en: 'Cost a year', nl: 'Kosten per jaar' },
        /** `{hours}` with its unit. */
        note: '{hours} × {rate}',
      },
      saving: {
        label: { en: 'Of which can go', nl: 'Daarvan kan weg' },
        note: { en: '{share} of the work', nl: '{share} van het werk' },
      },
      after: {
        label: { en: 'Lead time after', nl: 'Doorloop\u00adtijd straks' },
        note: { en: 'instead of {days}', nl: 'in plaats van {days}' },
      },
    },
  },

  acts: {
    pdf: { en: 'Download PDF', nl: 'Download pdf' },
    print: { en: 'Print on A4', nl: 'Print op A4' },
  },

  drawing: {
    now: {
      section: { en: 'The drawing, now', nl: 'De tekening, nu' },
      headline: { en: 'Now', nl: 'Nu' },
    },
    after: {
      section: { en: 'The drawing, after', nl: 'De tekening, straks' },
      headline: { en: 'After', nl: 'Straks' },
    },
    scale: { en: 'On one scale', nl: 'Op één schaal' },
  },

  figures: {
    section: { en: 'The figures', nl: 'De cijfers' },
    paidBack: { en: 'Paid back in week {week}', nl: 'Terugverdiend in week {week}' },
    notPaidBack: { en: 'Not paid back', nl: 'Niet terugverdiend' },
    /** Behind the chart, which draws the larger price. */
    prices: { en: 'Workshop and build, {price}, excl.\u00a0VAT.', nl: 'Workshop en bouw, {price}, excl.\u00a0btw.' },
    workshop: {
      paidBack: {
        en: 'The workshop alone, {price}, if you build it yourselves: week {week}.',
        nl: 'Alleen de workshop, {price}, als u zelf bouwt: week {week}.',
      },
      notPaidBack: {
        en: 'The workshop alone, {price}: not paid back either.',
        nl: 'Alleen de workshop, {price}: ook niet terugverdiend.',
      },
    },
  },

  working: {
    section: { en: 'Working and assumptions', nl: 'Berekening en aannames' },
    count: { en: '{count} assumptions', nl: '{count} aannames' },
    headline: { en: 'How it was worked out', nl: 'Zo is het berekend' },
  },

  next: {
    section: { en: 'Next', nl: 'Volgende stap' },
    signatures: { en: '0 signatures', nl: '0 handtekeningen' },
    headline: { en: 'Nobody has checked this drawing yet.', nl: 'Nog niemand heeft deze tekening gecontroleerd.' },
    text: {
      en: `The figures come from whoever drew it. In the free audit we sit with the people who do the work, for ${hours.from} to ${hours.to}\u00a0hours, and sign for what we find.`,
      nl: `De getallen zijn van wie het tekende. In de gratis audit zitten we ${hours.from} tot ${hours.to}\u00a0uur bij de mensen die het werk doen, en tekenen we voor wat we vinden.`,
    },
    button: labels.buttons.audit,
    call: labels.buttons.introCall,
    phone: { en: 'or call {phone}', nl: 'of bel {phone}' },
  },

  /** The sheet's own title block, and the strip at the foot of each printed page. */
  block: {
    label: { en: 'Title block', nl: 'Titelblok' },
    title: { en: 'Title', nl: 'Titel' },
    drawnBy: { en: 'Drawn by', nl: 'Getekend door' },
    drawnOn: { en: 'Drawn on', nl: 'Getekend op' },
    checkedBy: { en: 'Checked by', nl: 'Gecontroleerd door' },
    notYet: { en: 'not yet', nl: 'nog niet' },
    validUntil: { en: 'Valid until', nl: 'Geldig tot' },
    number: { en: 'Sheet no.', nl: 'Bladnr.' },
    page: { en: 'Page', nl: 'Pagina' },
    pageOf: { en: '{page} of {pages}', nl: '{page} van {pages}' },
    units: {
      label: { en: 'Units', nl: 'Eenheden' },
      text: { en: 'working days, minutes, euros', nl: 'werkdagen, minuten, euro’s' },
    },
    calculator: { en: 'Calculator of', nl: 'Calculator van' },
    kvk: shell.footer.kvk,
    vatId: shell.footer.vatId,
  },

  /** Unknown, expired and withdrawn are one: nobody learns which. */
  unknown: {
    headline: errors.notFound.headline,
    text: errors.notFound.text,
    lapsed: {
      en: `Were you sent a report? It expires after ${reportMonths} months, and whoever saved it can withdraw it earlier. Ask for a new one.`,
      nl: `Kreeg u een rapport toegestuurd? Dat vervalt na ${reportMonths} maanden, en wie het bewaarde, kan het eerder intrekken. Vraag om een nieuw rapport.`,
    },
    typed: {
      en: 'If you typed the address, check all {count} characters.',
      nl: 'Hebt u het adres overgetypt? Controleer dan alle {count} tekens.',
    },
    button: errors.notFound.button,
    draw: { en: 'Draw your own process', nl: 'Teken uw eigen proces' },
  },

  withdraw: {
    headline: { en: 'Withdraw this report', nl: 'Rapport intrekken' },
    text: {
      en: 'The address stops working at once, for everyone who has it. Name, figures and e-mail address are erased. A PDF that was downloaded stays with whoever has it.',
      nl: 'Het adres werkt dan meteen voor niemand meer. Naam, getallen en e-mailadres worden gewist. Een pdf die al is gedownload, blijft bij wie hem heeft.',
    },
    forGood: { en: 'This cannot be undone.', nl: 'Dit is niet terug te draaien.' },
    sheet: { en: 'The report', nl: 'Het rapport' },
    button: { en: 'Withdraw this report', nl: 'Rapport intrekken' },
    done: {
      headline: { en: 'This report has been withdrawn.', nl: 'Dit rapport is ingetrokken.' },
      text: {
        en: 'Its address no longer works. Name, figures and e-mail address have been erased.',
        nl: 'Het adres werkt niet meer. Naam, getallen en e-mailadres zijn gewist.',
      },
      draw: { en: 'Draw another process', nl: 'Teken een ander proces' },
    },
  },

  pdf: {
    /** Of the file; `{name}` is the process. */
    fileName: { en: 'report {name}', nl: 'rapport {name}' },
    busy: {
      en: 'Drawing the PDF takes longer than usual right now. Try again in a moment.',
      nl: 'Het tekenen van de pdf duurt nu langer dan anders. Probeer het zo nog eens.',
    },
  },

  company,
} satisfies Copy
