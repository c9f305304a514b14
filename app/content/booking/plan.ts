/** The words of the plan: a month, a day in it, and the times that are free. */
import { clock } from '#app/formats.ts'
import { bookingRules } from '../booking-rules.ts'
import { company } from '../company.ts'
import type { Copy } from '../localized.ts'
import { publicHolidays } from '../public-holidays.ts'
import { places } from './places.ts'

const { windowDays } = bookingRules['automation-strategy-workshop']
const { opens, closes } = company.hours

export const plan = {
  /** Names of the section. */
  names: {
    introCall: { en: 'Pick a day, then a time', nl: 'Kies een dag, daarna een tijd' },
    halfDay: { en: 'Pick a half day', nl: 'Kies een dagdeel' },
    twoBlocks: { en: 'Pick two blocks of two hours', nl: 'Kies twee keer twee uur' },
  },
  captions: {
    introCall: {
      en: '{month}: free times for an introduction call, day by day. The times of a day stand below its week.',
      nl: '{month}: per dag de vrije tijden voor een kennismaking. De tijden van een dag staan onder de week.',
    },
    halfDay: {
      en: '{month}: free half days for the workshop.',
      nl: '{month}: vrije dagdelen voor de workshop.',
    },
    twoBlocks: {
      en: '{month}: free blocks of two hours, day by day. The blocks of a day stand below its week.',
      nl: '{month}: per dag de vrije blokken van twee uur. De blokken van een dag staan onder de week.',
    },
  },
  months: { en: 'Month', nl: 'Maand' },
  week: 'week {number}',
  zone: {
    label: { en: 'Second time zone', nl: 'Tweede tijdzone' },
    none: { en: 'None, Amsterdam only', nl: 'Geen, alleen Amsterdam' },
    home: 'Amsterdam',
    same: { en: '{place} (same time)', nl: '{place} (zelfde tijd)' },
    option: '{place} ({difference})',
    scale: '{place}, {difference}',
    earlier: {
      one: { en: '{count} hour earlier', nl: '{count} uur vroeger' },
      other: { en: '{count} hours earlier', nl: '{count} uur vroeger' },
    },
    later: {
      one: { en: '{count} hour later', nl: '{count} uur later' },
      other: { en: '{count} hours later', nl: '{count} uur later' },
    },
    show: { en: 'Show', nl: 'Toon' },
    places,
  },
  /** What a cell says where a day cannot be picked. */
  states: {
    past: { en: 'past', nl: 'voorbij' },
    today: { en: 'today', nl: 'vandaag' },
    weekend: { en: 'weekend, closed', nl: 'weekend, gesloten' },
    holiday: { en: 'holiday', nl: 'feestdag' },
    closed: { en: 'closed', nl: 'gesloten' },
    tooSoon: { en: 'too soon', nl: 'te kort dag' },
    tooFar: { en: 'too far ahead', nl: 'te ver vooruit' },
    beforeFirst: { en: 'before 1', nl: 'vóór 1' },
    outOfWindow: { en: `over ${windowDays} days`, nl: `na ${windowDays} dagen` },
    /** A first session there would have no second one after it. */
    unfollowed: { en: 'no 2 after', nl: 'geen 2 erna' },
    full: { en: 'full', nl: 'vol' },
  },
  holidays: {
    newYear: publicHolidays.newYear.name,
    easter: publicHolidays.easter.name,
    easterMonday: publicHolidays.easterMonday.name,
    kingsDay: publicHolidays.kingsDay.name,
    ascension: publicHolidays.ascension.name,
    pentecost: publicHolidays.pentecost.name,
    whitMonday: publicHolidays.whitMonday.name,
    christmas: publicHolidays.christmas.name,
    secondChristmas: publicHolidays.secondChristmas.name,
  },
  free: { en: '{count} free', nl: '{count} vrij' },
  /** Names of the links to a day. */
  timesFree: {
    one: { en: '{day}, {count} time free', nl: '{day}, {count} tijd vrij' },
    other: { en: '{day}, {count} times free', nl: '{day}, {count} tijden vrij' },
  },
  blocksFree: {
    one: { en: '{day}, {count} block free', nl: '{day}, {count} blok vrij' },
    other: { en: '{day}, {count} blocks free', nl: '{day}, {count} blokken vrij' },
  },
  block: { en: '{day}, {starts} to {ends}', nl: '{day}, {starts} tot {ends} uur' },
  blockTaken: { en: '{starts} to {ends} not free', nl: '{starts} tot {ends} uur niet vrij' },
  pinned: { en: 'first session, {starts} to {ends}', nl: 'eerste sessie, {starts} tot {ends} uur' },
  day: {
    times: {
      one: { en: '{count} free time, pick when it starts', nl: '{count} tijd vrij, kies uw begintijd' },
      other: { en: '{count} free times, pick when it starts', nl: '{count} tijden vrij, kies uw begintijd' },
    },
    first: { en: 'Pick the first session', nl: 'Kies de eerste sessie' },
    second: {
      one: { en: 'Second session, {count} day after the first', nl: 'Tweede sessie, {count} dag na de eerste' },
      other: { en: 'Second session, {count} days after the first', nl: 'Tweede sessie, {count} dagen na de eerste' },
    },
    others: { en: 'Other days', nl: 'Andere dagen' },
    closed: { en: 'closed', nl: 'gesloten' },
    taken: { en: 'not free', nl: 'niet vrij' },
    gone: { en: 'taken a moment ago', nl: 'net bezet' },
  },
  legend: {
    free: { en: 'free', nl: 'vrij' },
    taken: { en: 'not free', nl: 'niet vrij' },
    closed: { en: 'closed', nl: 'gesloten' },
    scale: {
      en: `One cell is twelve hours wide, ${clock('07:00', 'en')} to ${clock('19:00', 'en')}. The chosen day is drawn six times larger.`,
      nl: `Eén vak is twaalf uur breed, van ${clock('07:00', 'nl')} tot ${clock('19:00', 'nl')} uur. De gekozen dag is zes keer zo groot.`,
    },
    halfDay: {
      en: 'Each block is four hours, to scale. Amsterdam time.',
      nl: 'Elk blok is vier uur, op schaal. Tijd in Amsterdam.',
    },
    twoBlocks: {
      en: 'Each block is two hours, to scale.',
      nl: 'Elk blok is twee uur, op schaal.',
    },
  },
  /** What there is to say above the month; `{date}` leads to a day that has something free. */
  empty: {
    /** What was picked is gone, and other times are not. */
    other: { en: 'If not, pick another time.', nl: 'Zo niet, kies dan een andere tijd.' },
    day: {
      en: 'No free time on this day. The nearest is {date}.',
      nl: 'Deze dag is vol. De dichtstbijzijnde plek is {date}.',
    },
    closed: {
      en: 'This day cannot be booked. The nearest is {date}.',
      nl: 'Deze dag kunt u niet kiezen. De dichtstbijzijnde plek is {date}.',
    },
    month: {
      en: 'No free time in this month. The first free day is {date}.',
      nl: 'In deze maand is niets vrij. De eerste vrije dag is {date}.',
    },
    none: {
      en: 'Nothing is free until {last}. Call or write to us, and we look for a time together.',
      nl: 'Tot {last} is alles vol. Bel of schrijf ons, dan zoeken we samen een moment.',
    },
  },
  /** Half hours of the office day. */
  hours: { opens, closes, cellMinutes: 30 },
} satisfies Copy
