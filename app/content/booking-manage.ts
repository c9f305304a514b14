/** The pages of a booking that was made: as it stands, moved, cancelled, and where another time is picked. */
import { taken } from './booking/taken.ts'
import { bookingRules } from './booking-rules.ts'
import { company } from './company.ts'
import { labels } from './labels.ts'
import type { Copy } from './localized.ts'
import { offer } from './offer.ts'
import { bringOfTwo, workshop } from './workshop.ts'

const { windowDays } = bookingRules['automation-strategy-workshop']

/** What it costs to change a workshop by phone, as the terms have it. */
export const lateChange = {
  en: `For a workshop we then charge ${offer.workshop.lateChangePercent}% of the price, as the terms say, except in case of illness.`,
  nl: `Voor een workshop rekenen wij dan volgens de voorwaarden ${offer.workshop.lateChangePercent}% van de prijs, behalve bij ziekte.`,
}

export const bookingManage = {
  /** What the buttons call an event. */
  events: {
    'intro-call-30-minutes': {
      again: { en: 'Plan a new call', nl: 'Plan een nieuw gesprek' },
      move: {
        en: 'Move the call to {day}, {time}',
        nl: 'Verzet het gesprek naar {day}, {time} uur',
      },
      moveTwo: { en: 'Move the call', nl: 'Verzet het gesprek' },
    },
    'automation-strategy-workshop': {
      again: { en: 'Plan a new workshop', nl: 'Plan een nieuwe workshop' },
      move: {
        en: 'Move the workshop to {day}, {time}',
        nl: 'Verzet de workshop naar {day}, {time} uur',
      },
      moveTwo: { en: 'Move the workshop', nl: 'Verzet de workshop' },
    },
  },

  /** `{day}` is a weekday, with its date when it is more than a few days away. Two sessions are named by their days. */
  when: {
    one: { en: '{day}, {time}', nl: '{day}, {time} uur' },
    /** For who has another clock. */
    abroad: { en: '{day}, {time} in Amsterdam', nl: '{day}, {time} uur in Amsterdam' },
    two: { en: '{first} and {second}', nl: '{first} en {second}' },
  },
  /** How long something takes, or waits. */
  spans: {
    ...taken.spans,
    /** Half an hour on top of so many whole ones, two at least. */
    halfHours: { en: '{count}.5 hours', nl: '{count},5 uur' },
  },

  heads: {
    booked: {
      /** Two lines when it is long. */
      headline: { en: ['Booked.', '{when}.'], nl: ['Vastgelegd:', '{when}.'] },
      text: {
        en: 'The confirmation is on its way to {email}.',
        nl: 'De bevestiging is onderweg naar {email}.',
      },
      reminder: {
        one: { en: 'A reminder follows 24 hours before.', nl: '24 uur van tevoren volgt een herinnering.' },
        two: {
          en: 'A reminder follows 24 hours before each session.',
          nl: 'Voor elke sessie volgt 24 uur van tevoren een herinnering.',
        },
      },
    },
    moved: {
      headline: { en: ['Moved.', '{when}.'], nl: ['Verzet naar', '{when}.'] },
      text: {
        en: 'A mail to {email} brings the update to your calendar.',
        nl: 'Een mail naar {email} werkt uw agenda bij.',
      },
    },
    cancelled: {
      /** The first line alone where we cancelled it. */
      headline: { en: ['Cancelled.', 'Nothing is owed.'], nl: ['Afgezegd.', 'U bent niets schuldig.'] },
      text: {
        en: 'A mail to {email} takes it out of your calendar.',
        nl: 'Een mail naar {email} haalt de afspraak uit uw agenda.',
      },
      /** Some time later. */
      later: {
        en: 'The appointment is off. The details are below.',
        nl: 'De afspraak gaat niet door. Hieronder staat wat er stond.',
      },
    },
    open: {
      headline: { en: ['Move it,', 'or cancel it.'], nl: ['Verzetten', 'of afzeggen.'] },
      text: {
        en: 'Both are possible until {until}. Nothing changes until you confirm.',
        nl: 'Beide kan tot {until}. Er verandert niets tot u bevestigt.',
      },
    },
    soon: {
      headline: { en: ['To change it now,', 'call us.'], nl: ['Nu nog wijzigen?', 'Bel ons.'] },
      text: {
        en: 'It could be moved or cancelled here until {until}. What is booked stands.',
        nl: 'Verzetten of afzeggen kon hier tot {until}. Wat is vastgelegd, blijft staan.',
      },
    },
    past: {
      /** Two sessions by both days. */
      headline: { en: ['That was', '{days}.'], nl: ['Dat was', '{days}.'] },
      text: {
        en: 'This appointment is over, so nothing about it can be changed.',
        nl: 'Deze afspraak is voorbij, dus er valt niets meer aan te wijzigen.',
      },
    },
  },

  chain: {
    section: { en: 'What happens, and when', nl: 'Wat er gebeurt, en wanneer' },
    work: labels.map.work,
    minute: labels.map.minute,
    leadTime: labels.map.leadTime,
    processTime: labels.map.processTime,
    form: { name: { en: 'This form', nl: 'Dit formulier' }, who: { en: 'You', nl: 'U' }, minutes: 2 },
    call: { name: { en: 'The call', nl: 'Het gesprek' }, who: { en: 'You and one of us', nl: 'U en één van ons' } },
    workshop: {
      name: { en: 'The workshop', nl: 'De workshop' },
      who: { en: 'Your people and ours', nl: 'Uw mensen en wij' },
    },
    session: {
      name: { en: 'Session {number}', nl: 'Sessie {number}' },
      who: { en: 'Your people and ours', nl: 'Uw mensen en wij' },
    },
    /** What follows a call, after a wait as long as that of any reply. */
    heard: {
      name: { en: 'What we heard', nl: 'Wat we hoorden' },
      who: { en: 'One of us', nl: 'Eén van ons' },
      when: { en: 'One page, by mail', nl: 'Eén pagina, per mail', sample: true },
      minutes: 10,
      atMost: {
        en: `${offer.replyHours} hours at most, on working days`,
        nl: `hooguit ${offer.replyHours} uur, op werkdagen`,
      },
    },
  },

  yours: {
    section: { en: 'Your booking', nl: 'Uw afspraak' },
    calendar: {
      title: { en: 'Put it in your calendar', nl: 'Zet het in uw agenda' },
      file: { en: 'Calendar file (.ics)', nl: 'Agendabestand (.ics)' },
      google: { en: 'Google Calendar', nl: 'Google Agenda' },
      outlook: 'Outlook',
      session: { en: 'Session {number}', nl: 'Sessie {number}' },
    },
    bring: {
      'intro-call-30-minutes': {
        title: { en: 'Have three cases at hand', nl: 'Houd drie gevallen bij de hand' },
        list: [
          {
            en: 'Three real cases of the work that waits: three invoices, three orders or three leads.',
            nl: 'Drie echte gevallen van werk dat blijft liggen: drie facturen, drie orders of drie aanvragen.',
          },
          {
            en: 'Dates matter more than amounts. Cover the names if you like.',
            nl: 'Datums zijn belangrijker dan bedragen. Dek namen gerust af.',
          },
        ],
      },
      'automation-strategy-workshop': workshop.exchange.bring,
    },
    bringOfTwo,
    change: {
      title: { en: 'Something came up?', nl: 'Komt er iets tussen?' },
      text: {
        en: 'Move or cancel until {until}. The same link is in the mail; you need no account.',
        nl: 'Verzetten of afzeggen kan tot {until}. Dezelfde link staat in de mail, een account hebt u niet nodig.',
      },
      button: { en: 'Move or cancel', nl: 'Verzetten of afzeggen' },
      /** It is too late for that as soon as it is booked. */
      late: {
        en: 'It is too close to be moved or cancelled here. Call {phone}.',
        nl: 'Het is te kort dag om hier te verzetten of af te zeggen. Bel {phone}.',
      },
      see: { en: 'See the booking', nl: 'Bekijk de afspraak' },
    },
  },

  slip: {
    /** `{number}` is what a visitor says on the phone. */
    title: { en: '{name}, no. {number}', nl: '{name}, nr. {number}' },
    /** Nobody writes it anew where another one is agreed on. */
    process: { en: 'Process you named', nl: 'Genoemd proces' },
    name: { en: 'Name', nl: 'Naam' },
    company: { en: 'Company', nl: 'Bedrijf' },
    revision: { en: 'Revision', nl: 'Revisie' },
    revisionAt: '{letter}, {at}',
    withdrawn: { en: '{letter}, withdrawn', nl: '{letter}, ingetrokken' },
  },

  /** At the foot of the slip of a workshop. */
  otherProcess: {
    en: 'Another process? Reply to our mail or call {phone}, until the day before.',
    nl: 'Toch een ander proces? Dat kan tot de dag ervoor: beantwoord onze mail of bel {phone}.',
  },

  stands: {
    section: { en: 'As it stands', nl: 'Zoals het staat' },
    stood: { en: 'As it stood', nl: 'Zoals het stond' },
    moved: {
      title: { en: 'Revision {new} replaces revision {old}', nl: 'Revisie {new} vervangt revisie {old}' },
      /** Not that the times are free again: we may have blocked them. */
      lapsed: {
        one: { en: '{when} has lapsed.', nl: '{when} is vervallen.' },
        two: { en: 'Your earlier times have lapsed.', nl: 'Uw vorige tijden zijn vervallen.' },
      },
      calendar: {
        one: {
          en: 'If your calendar still shows it, open the mail and accept the update.',
          nl: 'Staat het nog in uw agenda, open dan de mail en neem de wijziging over.',
        },
        two: {
          en: 'If your calendar still shows them, open the mail and accept both updates.',
          nl: 'Staan ze nog in uw agenda, open dan de mail en neem beide wijzigingen over.',
        },
      },
      again: { en: 'Move or cancel again', nl: 'Weer verzetten of afzeggen' },
    },
    late: {
      title: { en: 'Nothing was changed', nl: 'Er is niets gewijzigd' },
      text: {
        en: 'The time for it passed on {until}. Your booking is as it was.',
        nl: 'De tijd daarvoor verstreek op {until}. Uw afspraak blijft zoals hij was.',
      },
    },
    revisions: {
      title: { en: 'Revisions', nl: 'Revisies' },
      caption: { en: 'Every change to this booking', nl: 'Elke wijziging van deze afspraak' },
      revision: { en: 'Revision', nl: 'Revisie' },
      change: { en: 'Change', nl: 'Wijziging' },
      on: { en: 'On', nl: 'Op' },
      booked: { en: 'Booked for {when}', nl: 'Vastgelegd voor {when}' },
      moved: { en: 'Moved to {when}', nl: 'Verzet naar {when}' },
      cancelled: {
        visitor: { en: 'Cancelled by you', nl: 'Door u afgezegd' },
        staff: { en: 'Cancelled by us', nl: 'Door ons afgezegd' },
      },
      note: {
        en: 'Every revision goes out as an update of what is in your calendar.',
        nl: 'Elke revisie gaat de deur uit als wijziging van wat in uw agenda staat.',
      },
    },
  },

  change: {
    section: { en: 'Move or cancel', nl: 'Verzetten of afzeggen' },
    move: {
      title: { en: 'Another time', nl: 'Een andere tijd' },
      text: {
        en: 'What is booked stands until you have confirmed another time.',
        nl: 'Wat is vastgelegd, blijft staan tot u een andere tijd hebt bevestigd.',
      },
      button: { en: 'Pick another time', nl: 'Kies een andere tijd' },
    },
    cancel: {
      title: { en: 'Not at all', nl: 'Helemaal niet' },
      text: {
        en: 'The time then lapses. You get one mail to confirm it.',
        nl: 'De tijd vervalt dan. U krijgt één mail ter bevestiging.',
      },
      /** Opens what holds the button. */
      open: { en: 'Cancel appointment', nl: 'Afspraak afzeggen' },
      sure: {
        en: 'This cannot be undone, but you can plan a new one.',
        nl: 'Dit is niet terug te draaien. Een nieuwe plannen kan wel.',
      },
      button: { en: 'Yes, cancel it', nl: 'Ja, zeg hem af' },
    },
  },
  /** In place of what leads to another time. */
  movedTooOften: {
    en: 'You have moved as often today as you can. From {when} you can move it again. Sooner? Call {phone}.',
    nl: 'U hebt vandaag zo vaak verzet als kan. Vanaf {when} kan het weer. Eerder? Bel {phone}.',
  },
  reach: {
    section: { en: 'Reach us', nl: 'Bel of mail ons' },
    title: { en: 'It can still be changed by phone', nl: 'Per telefoon kan het nog' },
    text: {
      en: 'Tell us the number on the slip, and we find it at once.',
      nl: 'Noem het nummer op het briefje, dan vinden we het meteen.',
    },
    lateChange,
    phone: company.phone,
    email: company.email,
    hours: company.hours.short,
  },

  move: {
    headline: { en: 'Pick another time.', nl: 'Kies een andere tijd.' },
    now: {
      en: 'Now: {when}. That stands until you confirm another time.',
      nl: 'Nu: {when}. Dat blijft staan tot u een andere tijd bevestigt.',
    },
    sessions: {
      first: {
        en: 'First pick session\u00a01, then session\u00a02.',
        nl: 'Kies eerst sessie\u00a01, daarna sessie\u00a02.',
      },
      second: {
        en: 'Session\u00a01 is picked: {when}. Now session\u00a02.',
        nl: 'Sessie\u00a01 is gekozen: {when}. Nu sessie\u00a02.',
      },
      /** Of the first one that was picked. */
      unfollowed: {
        en: `The session\u00a01 that you picked has nothing free for session\u00a02 in the ${windowDays} days after it.`,
        nl: `In de ${windowDays} dagen na de sessie\u00a01 die u koos, is voor sessie\u00a02 niets vrij.`,
      },
      again: { en: 'Pick session\u00a01 again', nl: 'Kies sessie\u00a01 opnieuw' },
    },
    keep: { en: 'Leave it as it is', nl: 'Laat het zoals het is' },

    confirm: {
      /** As in `spans`, where the count is a word. */
      halfHours: { en: '{count} and a half hours', nl: '{count} en een half uur' },
      later: { en: '{span} later.', nl: 'Dat is {span} later.' },
      earlier: { en: '{span} earlier.', nl: 'Dat is {span} eerder.' },
      oneOfTwo: { en: 'One new time.', nl: 'Eén nieuwe tijd.' },
      two: { en: 'Two new times.', nl: 'Twee nieuwe tijden.' },
      text: {
        en: 'Check it, then confirm. Until then what was booked stands.',
        nl: 'Controleer het en bevestig. Tot dan geldt wat was vastgelegd.',
      },
      clocks: {
        en: 'Check both clocks, then confirm. Until then what was booked stands.',
        nl: 'Controleer beide klokken en bevestig. Tot dan geldt wat was vastgelegd.',
      },
      section: { en: 'From, to', nl: 'Van, naar' },
      was: { en: 'Until now', nl: 'Tot nu toe' },
      becomes: { en: 'Becomes', nl: 'Wordt' },
      again: { en: 'Pick another time', nl: 'Kies een andere tijd' },
    },
    /** It was moved while the page was open, by us or in another tab. */
    changed: {
      headline: { en: 'The booking was changed meanwhile.', nl: 'De afspraak is intussen gewijzigd.' },
      text: {
        en: 'Nothing was moved. Below stands what is booked, and what it would become.',
        nl: 'Er is niets verzet. Hieronder staat wat is vastgelegd, en wat het zou worden.',
      },
    },
    taken: {
      headline: { en: 'That time was taken.', nl: 'Die tijd is net bezet.' },
      text: {
        en: 'What was booked still stands. These are the nearest free times.',
        nl: 'Wat was vastgelegd, geldt nog. Dit zijn de dichtstbijzijnde vrije tijden.',
      },
      none: {
        en: 'What was booked still stands. Nothing else is free at the moment.',
        nl: 'Wat was vastgelegd, geldt nog. Verder is er nu niets vrij.',
      },
      /** Of two sessions the first can be had, and no second after it. */
      noneAfter: {
        en: `What was booked still stands. In the ${windowDays} days after session 1 nothing else is free: pick another first one.`,
        nl: `Wat was vastgelegd, geldt nog. In de ${windowDays} dagen na sessie 1 is verder niets vrij: kies een andere eerste.`,
      },
      section: { en: 'Still free', nl: 'Nog vrij' },
      /** Where nothing else is. */
      reach: { en: 'Call or write to us', nl: 'Bel of schrijf ons' },
      missed: {
        en: '{when} is no longer free',
        nl: '{when} is niet meer vrij',
      },
      move: { en: 'Move to {time}', nl: 'Verzet naar {time} uur' },
      /** The first of two: the second is picked after it. */
      first: taken.begin,
      all: { en: 'See all free times', nl: 'Alle vrije tijden' },
    },
  },

  failure: {
    headline: { en: 'Nothing was changed', nl: 'Er is niets gewijzigd' },
    text: { en: 'Press once more, or reach us.', nl: 'Druk nog eens, of bel ons.' },
    /** Alone where pressing once more would be refused again. */
    kept: { en: 'Your booking is as it was.', nl: 'Uw afspraak blijft zoals hij was.' },
    call: { en: 'Call', nl: 'Bel' },
    email: { en: 'E-mail', nl: 'E-mail' },
  },

  /** In place of the page, while the database is out of reach. */
  away: {
    headline: { en: 'Not at the moment.', nl: 'Nu even niet.' },
    text: {
      en: 'This page cannot reach the calendar. Your booking is as you left it. Try again in a minute.',
      nl: 'Deze pagina kan niet bij de agenda. Aan uw afspraak is niets veranderd. Probeer het over een minuut opnieuw.',
    },
    button: { en: 'Try again', nl: 'Probeer opnieuw' },
    reach: { en: 'Still out of reach? Call or mail us.', nl: 'Duurt het langer? Bel of mail ons.' },
    map: {
      page: { en: 'This page', nl: 'Deze pagina' },
      pageWho: 'Server',
      pageWith: 'Web',
      waits: { en: 'waits a minute', nl: 'wacht een minuut' },
      records: { en: 'Calendar', nl: 'Agenda' },
      away: { en: 'Out of reach', nl: 'Buiten bereik' },
    },
  },

  /** In the site's title block, and of the window. */
  sheet: {
    revision: { en: 'Booking no. {number}, revision {letter}', nl: 'Afspraak nr. {number}, revisie {letter}' },
    proposed: {
      en: 'Booking no. {number}, revision {letter} proposed',
      nl: 'Afspraak nr. {number}, voorstel revisie {letter}',
    },
    withdrawn: { en: 'Booking no. {number}, withdrawn', nl: 'Afspraak nr. {number}, ingetrokken' },
  },
} satisfies Copy
