/**
 * How long each kind of data is kept: the one owner of the terms. The privacy page draws them to scale.
 *
 * `end` says who deletes: `software` when a program does it by itself (ours: domain/retention/), `hand` when we do it at
 * the monthly clean-up. The page words and draws both. Where both delete, `said` says what is whose.
 */
import type { Localized } from '#app/locales.ts'
import type { Copy } from '../localized.ts'

type End = 'software' | 'hand'

const daysPerYear = 365

export const reportMonths = 12

/** Of the sums of visits. They are about nobody, so they have no row below. */
export const visitSumYears = 2

export const retention = {
  caption: { en: 'What we keep, why and for how long', nl: 'Wat wij bewaren, waarom en hoe lang' },
  columns: {
    what: { en: 'What', nl: 'Wat' },
    why: { en: 'Why', nl: 'Waarom' },
    ground: { en: 'GDPR, article', nl: 'AVG, artikel' },
    howLong: { en: 'How long, to scale', nl: 'Hoe lang, op schaal' },
  },
  scale: {
    en: 'Full width: {years} years, with a line for each year.',
    nl: 'Volle breedte: {years} jaar, met een streep voor elk jaar.',
  },
  /** Legend of the bars, and the words behind each term. */
  ends: {
    software: {
      legend: { en: 'The software deletes it.', nl: 'De software wist het.' },
      said: { en: 'deleted by the software', nl: 'gewist door de software' },
    },
    hand: {
      legend: {
        en: 'We delete it by hand, at the first monthly clean-up after the term.',
        nl: 'Wij wissen het met de hand, bij de eerste maandelijkse opschoning na de termijn.',
      },
      said: { en: 'deleted by hand', nl: 'met de hand gewist' },
    },
  },
  /** `days` is what the software counts with; the texts are for readers. */
  kinds: {
    message: {
      what: { en: 'Message from the contact form', nl: 'Bericht uit het contactformulier' },
      why: {
        en: 'To answer you and, if you want one, to make a quotation.',
        nl: 'Om u te antwoorden en, als u dat wilt, een offerte te maken.',
      },
      ground: { en: '6(1)(b) or (f)', nl: '6 lid 1 b of f' },
      ...months(12, { en: 'after it came in', nl: 'na ontvangst' }),
      end: 'software' as End,
    },
    suspect: {
      what: { en: 'Message that looks like spam', nl: 'Bericht dat op spam lijkt' },
      why: {
        en: 'Our interest: a person looks before anything is lost.',
        nl: 'Ons belang: een mens kijkt, zodat er niets verloren gaat.',
      },
      ground: { en: '6(1)(f)', nl: '6 lid 1 f' },
      ...months(3, { en: 'after it came in', nl: 'na ontvangst' }),
      end: 'software' as End,
    },
    report: {
      what: { en: 'Saved report of the ROI calculator', nl: 'Bewaard rapport van de ROI-calculator' },
      why: {
        en: 'To show it at the address you were given. Your e-mail address: only with your consent.',
        nl: 'Om het te tonen op het adres dat u kreeg. Uw e-mailadres: alleen met uw toestemming.',
      },
      ground: { en: '6(1)(b); (a) for e-mail', nl: '6 lid 1 b; a voor e-mail' },
      ...months(reportMonths, { en: 'after saving', nl: 'na het bewaren' }),
      end: 'software' as End,
    },
    checklistExport: {
      what: { en: 'Checklist that you had mailed, with consent', nl: 'Checklist die u liet mailen, met toestemming' },
      why: {
        en: 'To contact you about it: your e-mail address and your ticks.',
        nl: 'Om er contact over op te nemen: uw e-mailadres en uw vinkjes.',
      },
      ground: { en: '6(1)(a)', nl: '6 lid 1 a' },
      ...months(12, { en: 'after sending', nl: 'na verzending' }),
      end: 'software' as End,
    },
    booking: {
      what: { en: 'Booking of a call or a workshop', nl: 'Afspraak voor een gesprek of een workshop' },
      why: {
        en: 'To come prepared, and to reach you when something changes.',
        nl: 'Om voorbereid te zijn, en u te bereiken als er iets verandert.',
      },
      ground: { en: '6(1)(b) or (f)', nl: '6 lid 1 b of f' },
      ...months(12, { en: 'after it took place', nl: 'na afloop' }),
      end: 'software' as End,
    },
    cancelledBooking: {
      what: { en: 'Booking that was cancelled', nl: 'Afspraak die is afgezegd' },
      why: {
        en: 'To answer questions about it. Its page keeps saying that it was cancelled.',
        nl: 'Om vragen erover te beantwoorden. Zolang meldt de pagina van de afspraak dat die is afgezegd.',
      },
      ground: { en: '6(1)(f)', nl: '6 lid 1 f' },
      ...months(3, { en: 'after the day that it was for', nl: 'na de geplande dag' }),
      end: 'software' as End,
    },
    lead: {
      what: {
        en: 'Our list of who wrote to us, with our notes and replies',
        nl: 'Onze lijst van wie ons schreef, met onze notities en antwoorden',
      },
      why: {
        en: 'To answer in time, and to know what was said. Where the last thing that you sent goes sooner, such as a cancelled booking, our notes and replies go with it.',
        nl: 'Om op tijd te antwoorden en te weten wat er is gezegd. Gaat het laatste dat u ons stuurde eerder weg, zoals een afgezegde afspraak, dan gaan onze notities en antwoorden mee.',
      },
      ground: { en: '6(1)(b) or (f)', nl: '6 lid 1 b of f' },
      ...months(12, {
        en: 'after the last message, report, checklist or booking',
        nl: 'na het laatste bericht of rapport, of de laatste checklist of afspraak',
      }),
      end: 'software' as End,
    },
    sentMail: {
      what: { en: 'Copy of a mail that the site sent', nl: 'Kopie van een mail van de website' },
      why: {
        en: 'Our interest: to send it again when delivery fails.',
        nl: 'Ons belang: opnieuw versturen als de bezorging mislukt.',
      },
      ground: { en: '6(1)(f)', nl: '6 lid 1 f' },
      ...days(30, { en: 'after sending', nl: 'na verzending' }),
      end: 'software' as End,
    },
    accountEvent: {
      what: {
        en: 'Sign-ins, attempts and changes of an account',
        nl: 'Inlogs, pogingen en wijzigingen van een account',
      },
      why: {
        en: 'Our interest and yours: a stranger who gets in, or tries, can be seen.',
        nl: 'Ons belang en het uwe: een vreemde die binnenkomt of dat probeert, is te zien.',
      },
      ground: { en: '6(1)(f)', nl: '6 lid 1 f' },
      ...days(90, { en: 'after it happened', nl: 'nadat het gebeurde' }),
      end: 'software' as End,
    },
    deskChange: {
      what: {
        en: 'What our staff changed in that list or in a booking',
        nl: 'Wat onze medewerkers in die lijst of aan een afspraak wijzigden',
      },
      why: {
        en: 'Our interest and yours: who did what can be seen afterwards.',
        nl: 'Ons belang en het uwe: wie wat deed, is achteraf te zien.',
      },
      ground: { en: '6(1)(f)', nl: '6 lid 1 f' },
      ...months(12, { en: 'after the change', nl: 'na de wijziging' }),
      end: 'software' as End,
    },
    erasure: {
      what: { en: 'Proof that we erased at your request', nl: 'Bewijs van het wissen op uw verzoek' },
      why: {
        en: 'To show that we did. It holds a code in place of your e-mail address.',
        nl: 'Om dat te kunnen tonen. Er staat een code in, niet uw e-mailadres.',
      },
      ground: { en: '6(1)(f)', nl: '6 lid 1 f' },
      ...years(5, { en: 'after the erasure', nl: 'na het wissen' }),
      end: 'software' as End,
    },
    session: {
      what: { en: 'A device that is signed in', nl: 'Een apparaat dat is ingelogd' },
      why: { en: 'To know who you are from page to page.', nl: 'Om u van pagina tot pagina te herkennen.' },
      ground: { en: '6(1)(b)', nl: '6 lid 1 b' },
      ...days(30, { en: 'after signing in, or until you sign out', nl: 'na het inloggen, of tot u uitlogt' }),
      end: 'software' as End,
    },
    correspondence: {
      what: { en: 'Mail, WhatsApp and call notes', nl: 'Mail, WhatsApp en gespreksnotities' },
      why: { en: 'To know what was asked and agreed.', nl: 'Om te weten wat is gevraagd en afgesproken.' },
      ground: { en: '6(1)(b) or (f)', nl: '6 lid 1 b of f' },
      ...months(12, { en: 'after the last contact', nl: 'na het laatste contact' }),
      end: 'hand' as End,
    },
    assignment: {
      sample: true,
      what: { en: 'File of an assignment', nl: 'Dossier van een opdracht' },
      why: {
        en: 'To do the work, and to answer questions about it afterwards.',
        nl: 'Om het werk te doen en later vragen erover te beantwoorden.',
      },
      ground: { en: '6(1)(b) or (f)', nl: '6 lid 1 b of f' },
      ...months(24, { en: 'after the last delivery', nl: 'na de laatste oplevering' }),
      end: 'hand' as End,
    },
    invoice: {
      what: { en: 'Invoices', nl: 'Facturen' },
      why: {
        en: 'Tax law obliges us: article 52 of the Algemene wet inzake rijksbelastingen.',
        nl: 'De wet verplicht ons: artikel 52 van de Algemene wet inzake rijksbelastingen.',
      },
      ground: { en: '6(1)(c)', nl: '6 lid 1 c' },
      ...years(7, { en: 'after the year of the invoice', nl: 'na het jaar van de factuur' }),
      end: 'hand' as End,
    },
    count: {
      what: { en: 'Counts against abuse', nl: 'Tellingen tegen misbruik' },
      why: {
        en: 'Our interest: nobody floods our forms, or a mailbox through them.',
        nl: 'Ons belang: niemand overspoelt onze formulieren, of via zo’n formulier een mailbox.',
      },
      ground: { en: '6(1)(f)', nl: '6 lid 1 f' },
      ...days(2, { en: 'after counting', nl: 'na de telling' }),
      end: 'software' as End,
    },
    crash: {
      what: { en: 'Report of a crashed page', nl: 'Melding van een vastgelopen pagina' },
      why: { en: 'Our interest: to find and mend the fault.', nl: 'Ons belang: de fout vinden en herstellen.' },
      ground: { en: '6(1)(f)', nl: '6 lid 1 f' },
      ...days(90, { en: 'after it came in', nl: 'na ontvangst' }),
      end: 'software' as End,
    },
    serverLog: {
      // The log of the proxy, not of the site: whoever sets up the machine makes this true.
      sample: true,
      what: { en: 'Log of the web server, with IP address', nl: 'Logboek van de webserver, met IP-adres' },
      why: {
        en: 'Our interest: to keep the site up and safe.',
        nl: 'Ons belang: de website bereikbaar en veilig houden.',
      },
      ground: { en: '6(1)(f)', nl: '6 lid 1 f' },
      ...days(14, { en: 'after the visit', nl: 'na het bezoek' }),
      end: 'software' as End,
    },
    backup: {
      // The server ends its own nightly copies at this term (domain/backup/rotation.ts); those taken elsewhere end by hand.
      sample: true,
      what: { en: 'Backups of the database', nl: 'Back-ups van de database' },
      why: {
        en: 'Our interest: a fault of ours or of a machine loses nothing.',
        nl: 'Ons belang: door een fout van ons of van een machine gaat niets verloren.',
      },
      ground: { en: '6(1)(f)', nl: '6 lid 1 f' },
      ...days(30, { en: 'after they were made', nl: 'nadat ze gemaakt zijn' }),
      end: 'hand' as End,
      said: {
        en: 'deleted on the server by the software, elsewhere by hand',
        nl: 'op de server gewist door de software, elders met de hand',
      },
    },
  },
} satisfies Copy

function days(count: number, from: Localized<string>) {
  return { days: count, term: { en: `${count} days ${from.en}`, nl: `${count} dagen ${from.nl}` } }
}

function months(count: number, from: Localized<string>) {
  const length = Math.round((count * daysPerYear) / 12)
  return { days: length, term: { en: `${count} months ${from.en}`, nl: `${count} maanden ${from.nl}` } }
}

function years(count: number, from: Localized<string>) {
  return { days: count * daysPerYear, term: { en: `${count} years ${from.en}`, nl: `${count} jaar ${from.nl}` } }
}
