/** The mails of a booking, and what stands in calendars. No soft hyphens here: not every program knows them. */
import { euros } from '#app/formats.ts'
import { bookingManage, lateChange } from './booking-manage.ts'
import type { Copy } from './localized.ts'
import { offer } from './offer.ts'

const { introCall, workshop, replyHours } = offer

const { chain, slip } = bookingManage

const price = { en: euros(workshop.priceCents, 'en'), nl: euros(workshop.priceCents, 'nl') }

export const bookingMails = {
  events: {
    'intro-call-30-minutes': {
      title: { en: 'Introduction call', nl: 'Kennismakingsgesprek' },
      /** By number of sessions: there is one only. */
      subject: {
        booked: { en: 'Appointment: introduction call, {when}', nl: 'Afspraak: kennismaking, {when}' },
        reminder: {
          en: 'Tomorrow {time}: introduction call. Have three real cases at hand.',
          nl: 'Morgen {time}: kennismaking. Houd drie echte gevallen bij de hand.',
        },
      },
      lead: {
        booked: {
          en: 'Your introduction call is booked. The calendar entry is attached to this mail.',
          nl: 'Uw kennismakingsgesprek staat vast. De agenda-afspraak zit als bijlage bij deze mail.',
        },
        moved: {
          en: 'Your introduction call has moved. The attachment updates the entry in your calendar.',
          nl: 'Uw kennismakingsgesprek is verzet. De bijlage werkt de afspraak in uw agenda bij.',
        },
        cancelled: {
          en: 'Your introduction call is cancelled. The attachment takes it out of your calendar.',
          nl: 'Uw kennismakingsgesprek is afgezegd. De bijlage haalt het uit uw agenda.',
        },
        reminder: { en: 'Tomorrow is your introduction call.', nl: 'Morgen is uw kennismakingsgesprek.' },
      },
    },
    'automation-strategy-workshop': {
      title: { en: 'Workshop', nl: 'Workshop' },
      subject: {
        booked: { en: 'Appointment: workshop, {when}', nl: 'Afspraak: workshop, {when}' },
        reminder: {
          en: 'Tomorrow {time}: workshop. Bring one recent case.',
          nl: 'Morgen {time}: workshop. Neem één recent geval mee.',
        },
      },
      lead: {
        booked: {
          en: 'Your workshop is booked. The calendar entry is attached to this mail.',
          nl: 'Uw workshop staat vast. De agenda-afspraak zit als bijlage bij deze mail.',
        },
        moved: {
          en: 'Your workshop has moved. The attachment updates the entry in your calendar.',
          nl: 'Uw workshop is verzet. De bijlage werkt de afspraak in uw agenda bij.',
        },
        cancelled: {
          en: 'Your workshop is cancelled, and costs you nothing. The attachment takes it out of your calendar.',
          nl: 'Uw workshop is afgezegd en kost u niets. De bijlage haalt hem uit uw agenda.',
        },
        reminder: { en: 'Tomorrow is your workshop.', nl: 'Morgen is uw workshop.' },
      },
    },
  },
  subject: {
    moved: { en: 'Appointment moved to {when}', nl: 'Afspraak verzet naar {when}' },
    /** Of two sessions one. */
    oneMoved: { en: 'One session moved to {when}', nl: 'Eén sessie verzet naar {when}' },
    cancelled: { en: 'Appointment of {dates} cancelled', nl: 'Afspraak van {dates} afgezegd' },
  },
  /** How times are put into words. `{time}` is a time of day, and `there` the visitor's own clock. */
  time: {
    here: { en: '{time}', nl: '{time} uur' },
    /** For who has another clock. */
    abroad: { en: '{time} in Amsterdam', nl: '{time} uur in Amsterdam' },
    when: '{date}, {time}',
    and: { en: '{first} and {second}', nl: '{first} en {second}' },
    range: { en: '{date}, {from} to {to}', nl: '{date}, {from} tot {to} uur' },
    rangeAbroad: {
      en: '{date}, {from} to {to} in Amsterdam',
      nl: '{date}, {from} tot {to} uur in Amsterdam',
    },
    there: { en: '{from} to {to} in {place}', nl: '{from} tot {to} uur in {place}' },
  },
  greeting: { en: 'Dear {name},', nl: 'Beste {name},' },
  /** Where what was typed as a name could be an advertisement. */
  greetingUnnamed: { en: 'Good day,', nl: 'Goedendag,' },
  /** Of a workshop in two sessions. */
  leadOfTwo: {
    booked: {
      en: 'Your workshop is booked, in two sessions. Each has a calendar entry of its own: open both attachments.',
      nl: 'Uw workshop staat vast, in twee sessies. Elke sessie heeft een eigen bijlage voor uw agenda: open ze allebei.',
    },
    moved: {
      en: 'Your workshop has moved. Each attachment updates one session in your calendar: open both.',
      nl: 'Uw workshop is verzet. Elke bijlage werkt één sessie in uw agenda bij: open ze allebei.',
    },
    oneMoved: {
      en: 'One session of your workshop has moved, the other stands. Each attachment updates one session in your calendar: open both.',
      nl: 'Eén sessie van uw workshop is verzet, de andere blijft staan. Elke bijlage werkt één sessie in uw agenda bij: open ze allebei.',
    },
    cancelled: {
      en: 'Your workshop is cancelled, and costs you nothing. Each attachment takes one session out of your calendar: open both.',
      nl: 'Uw workshop is afgezegd en kost u niets. Elke bijlage haalt één sessie uit uw agenda: open ze allebei.',
    },
  },
  facts: {
    when: { en: 'When', nl: 'Wanneer' },
    session: { en: 'Session {number}', nl: 'Sessie {number}' },
    was: { en: 'It was', nl: 'Het was' },
    how: { en: 'How', nl: 'Hoe' },
    where: { en: 'Where', nl: 'Waar' },
    process: slip.process,
    booking: { en: 'Booking', nl: 'Afspraak' },
    number: { en: 'No. {number}, revision {letter}', nl: 'Nr. {number}, revisie {letter}' },
    price: { en: 'Price', nl: 'Prijs' },
    workshopPrice: {
      en: `${price.en} excl. VAT. The invoice comes after the workshop.`,
      nl: `${price.nl} excl. btw. De factuur komt na de workshop.`,
    },
  },
  where: {
    /** No program makes the link: one of us does, and mails it. */
    video: {
      sample: true,
      text: {
        en: 'By video. We mail you the link before the call.',
        nl: 'Per video. De link mailen we u vóór het gesprek.',
      },
    },
    phone: { en: 'We call you at {phone}.', nl: 'Wij bellen u op {phone}.' },
    phoneGiven: { en: 'We call you at the number that you gave.', nl: 'Wij bellen u op het nummer dat u opgaf.' },
    theirs: { en: 'At your place: {address}', nl: 'Bij u: {address}' },
    theirsGiven: { en: 'At your place, at the address that you gave.', nl: 'Bij u, op het adres dat u opgaf.' },
    ours: { en: 'At our place: {address}', nl: 'Bij ons: {address}' },
  },
  process: {
    /** Where what was typed is long, or could be an advertisement. */
    given: {
      en: 'As you named it when you booked. The page of the appointment shows it.',
      nl: 'Zoals u het noemde bij het boeken. Het staat op de pagina van de afspraak.',
    },
    change: {
      en: 'Another process? Reply to this mail, until the day before.',
      nl: 'Toch een ander proces? Dat kan tot de dag ervoor: beantwoord deze mail.',
    },
  },
  /** The booking as a drawing: what is work, and what is waiting. */
  ladder: {
    form: { name: { en: 'Your form', nl: 'Formulier' }, minutes: chain.form.minutes },
    call: { name: { en: 'The call', nl: 'Gesprek' }, minutes: introCall.minutes },
    page: { name: { en: 'One page', nl: 'Eén pagina' }, minutes: chain.heard.minutes, sample: true },
    workshop: { name: { en: 'The workshop', nl: 'De workshop' } },
    session: { en: 'Session {number}', nl: 'Sessie {number}' },
    minutes: '{count} min',
    hours: { en: '{count} hours', nl: '{count} uur' },
    days: { en: '{count} days', nl: '{count} dagen' },
    reply: { en: `${replyHours} h at most, on working days`, nl: `hooguit ${replyHours} u, op werkdagen` },
  },
  change: {
    title: { en: 'Something came up?', nl: 'Komt er iets tussen?' },
    open: {
      en: 'Move or cancel until {until}. The link is yours alone, so do not pass it on.',
      nl: 'Verzetten of afzeggen kan tot {until}. De link is alleen voor u, stuur hem niet door.',
    },
    closed: {
      en: 'Moving or cancelling on the site is no longer possible. Call {phone} or reply to this mail.',
      nl: 'Verzetten of afzeggen kan niet meer op de website. Bel {phone} of beantwoord deze mail.',
    },
    lateChange,
    button: { en: 'Move or cancel', nl: 'Verzetten of afzeggen' },
    look: { en: 'See the appointment', nl: 'Bekijk de afspraak' },
  },
  /** In place of the above when it was not the visitor who moved or cancelled it, but we. */
  byUs: {
    subject: {
      moved: { en: 'We have moved your appointment to {when}', nl: 'Wij hebben uw afspraak verzet naar {when}' },
      oneMoved: { en: 'We have moved one session to {when}', nl: 'Wij hebben één sessie verzet naar {when}' },
      cancelled: {
        en: 'We have cancelled the appointment of {dates}',
        nl: 'Wij hebben de afspraak van {dates} afgezegd',
      },
    },
    events: {
      'intro-call-30-minutes': {
        moved: {
          en: 'We have moved your introduction call to another time. The attachment updates the entry in your calendar.',
          nl: 'Wij hebben uw kennismakingsgesprek naar een andere tijd verzet. De bijlage werkt de afspraak in uw agenda bij.',
        },
        cancelled: {
          en: 'We have cancelled your introduction call, and are sorry for that. The attachment takes it out of your calendar.',
          nl: 'Wij hebben uw kennismakingsgesprek helaas moeten afzeggen. De bijlage haalt het uit uw agenda.',
        },
      },
      'automation-strategy-workshop': {
        moved: {
          en: 'We have moved your workshop to another time. The attachment updates the entry in your calendar.',
          nl: 'Wij hebben uw workshop naar een andere tijd verzet. De bijlage werkt de afspraak in uw agenda bij.',
        },
        cancelled: {
          en: 'We have cancelled your workshop. If you did not ask for that, it costs you nothing. The attachment takes it out of your calendar.',
          nl: 'Wij hebben uw workshop afgezegd. Vroeg u daar niet om, dan kost het u niets. De bijlage haalt hem uit uw agenda.',
        },
      },
    },
    /** Of a workshop in two sessions. */
    ofTwo: {
      moved: {
        en: 'We have moved your workshop to other times. Each attachment updates one session in your calendar: open both.',
        nl: 'Wij hebben uw workshop naar andere tijden verzet. Elke bijlage werkt één sessie in uw agenda bij: open ze allebei.',
      },
      oneMoved: {
        en: 'We have moved one session of your workshop, the other stands. Each attachment updates one session in your calendar: open both.',
        nl: 'Wij hebben één sessie van uw workshop verzet, de andere blijft staan. Elke bijlage werkt één sessie in uw agenda bij: open ze allebei.',
      },
      cancelled: {
        en: 'We have cancelled your workshop. If you did not ask for that, it costs you nothing. Each attachment takes one session out of your calendar: open both.',
        nl: 'Wij hebben uw workshop afgezegd. Vroeg u daar niet om, dan kost het u niets. Elke bijlage haalt één sessie uit uw agenda: open ze allebei.',
      },
    },
    /** Before what staff wrote. */
    reason: { en: 'Why', nl: 'Waarom' },
    change: { en: 'Does that not suit you?', nl: 'Komt dat niet uit?' },
    again: { en: 'A new time?', nl: 'Een nieuwe tijd?' },
  },
  again: {
    title: { en: 'Rather another time?', nl: 'Liever een andere tijd?' },
    text: { en: 'The calendar shows what is free.', nl: 'In de agenda ziet u wat er vrij is.' },
    button: { en: 'Choose a new time', nl: 'Kies een nieuwe tijd' },
  },
  footer: {
    reminder: { en: 'A reminder follows, 24 hours before.', nl: 'Er volgt een herinnering, 24 uur van tevoren.' },
    reminders: {
      en: 'A reminder follows 24 hours before each session.',
      nl: 'Voor elke sessie volgt 24 uur van tevoren een herinnering.',
    },
    why: {
      en: 'You get this mail because this address was used to book an appointment.',
      nl: 'U krijgt deze mail omdat met dit adres een afspraak is gemaakt.',
    },
    notYou: {
      en: 'Was it not you? Reply to this mail, and we cancel the appointment.',
      nl: 'Was u dat niet? Beantwoord deze mail, dan zeggen wij de afspraak af.',
    },
  },
  calendar: {
    title: { en: '{event} with {company}', nl: '{event} met {company}' },
    part: { en: '({number} of {count})', nl: '({number} van {count})' },
    number: { en: 'Booking no. {number}.', nl: 'Afspraak nr. {number}.' },
    manage: { en: 'See, move or cancel:', nl: 'Bekijken, verzetten of afzeggen:' },
    unknown: { en: 'There is no appointment at this address.', nl: 'Op dit adres staat geen afspraak.' },
    reach: { en: 'Late, or lost? Call {phone}.', nl: 'Te laat of verdwaald? Bel {phone}.' },
  },
  /** To the office. */
  staff: {
    subject: {
      booked: { en: 'New appointment: {event}, {when}: {name}', nl: 'Nieuwe afspraak: {event}, {when}: {name}' },
      moved: { en: 'Moved: {event}, {when}: {name}', nl: 'Verzet: {event}, {when}: {name}' },
      cancelled: { en: 'Cancelled: {event}, {when}: {name}', nl: 'Afgezegd: {event}, {when}: {name}' },
    },
    phone: { en: 'Phone', nl: 'Telefoon' },
    zone: { en: 'Clock of the visitor', nl: 'Klok van de bezoeker' },
    ways: {
      video: { en: 'By video', nl: 'Per video' },
      phone: { en: 'We call', nl: 'Wij bellen' },
      theirs: { en: 'We go there', nl: 'Wij gaan erheen' },
      ours: { en: 'At our place', nl: 'Bij ons' },
    },
    address: { en: 'Address', nl: 'Adres' },
    /** A time at which nobody can be booked. */
    blocked: { en: 'Blocked', nl: 'Geblokkeerd' },
    link: {
      en: 'By video: mail {name} the link before the call.',
      nl: 'Per video: mail {name} de link vóór het gesprek.',
    },
    /** Before the day and time at which one of us moved or cancelled it. */
    changed: { en: 'Changed', nl: 'Gewijzigd' },
    /** Before the name of whoever of us moved or cancelled it. */
    changedBy: { en: 'Changed by', nl: 'Gewijzigd door' },
    /** Not that it can be booked again: time may be blocked over an appointment, and stays so. */
    released: {
      en: 'The appointment no longer takes up the time.',
      nl: 'De afspraak houdt de tijd niet meer bezet.',
    },
  },
} satisfies Copy
