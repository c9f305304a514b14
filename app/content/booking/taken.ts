/** What the page says when somebody else was quicker. */
import type { Copy } from '../localized.ts'

export const taken = {
  headline: { en: '{time} is gone.', nl: '{time} uur is net bezet.' },
  lede: {
    en: 'The nearest free times are below.',
    nl: 'De dichtstbijzijnde vrije tijden staan hieronder.',
  },
  /** Above the ways to reach us, where nothing can be offered. */
  ledeOfNone: {
    en: 'Pick another time, or call or write to us. We then look for one together.',
    nl: 'Kies een andere tijd, of bel of schrijf ons. Dan zoeken we samen een moment.',
  },
  section: { en: 'Nearest', nl: 'Dichtstbij' },
  notice: {
    en: 'That time was taken a moment ago. These are still free.',
    nl: 'Deze tijd is net bezet. Dit is nog vrij.',
  },
  /** The other of two sessions stays as it is. */
  stays: {
    en: 'Your other session stays on {day}, {starts} to {ends}.',
    nl: 'Uw andere sessie blijft op {day}, {starts} tot {ends} uur.',
  },
  /** Where the other of two sessions went as well. */
  bothGone: {
    en: 'Your other session was taken too. You pick a new one after the first.',
    nl: 'Uw andere sessie is ook net bezet. U kiest na de eerste een nieuwe.',
  },
  /** The first of two was picked anew, after both were taken: which it is, and that the second is to be picked. */
  second: {
    headline: { en: 'Now the second session.', nl: 'Nu de tweede sessie.' },
    lede: {
      en: 'These free times lie nearest to the one you had, {day}, {time}.',
      nl: 'Deze vrije tijden liggen het dichtst bij die van u, {day}, {time} uur.',
    },
    notice: {
      en: 'The first session is picked: {day}, {starts} to {ends}.',
      nl: 'De eerste sessie is gekozen: {day}, {starts} tot {ends} uur.',
    },
    nothing: { en: 'Nothing is booked yet.', nl: 'Er is nog niets vastgelegd.' },
  },
  nothing: { en: 'Nothing was booked for you.', nl: 'Er is niets voor u vastgelegd.' },
  kept: { en: 'Everything you typed is still below.', nl: 'Alles wat u invulde, staat nog hieronder.' },
  none: {
    en: 'That time was taken a moment ago, and we have no other to offer in its place.',
    nl: 'Deze tijd is net bezet, en we hebben er geen andere voor in de plaats.',
  },
  book: { en: 'Book {time}', nl: 'Boek {time} uur' },
  /** The first of two: the second is picked after it. */
  begin: { en: 'Begin with {time}', nl: 'Begin met {time} uur' },
  elsewhere: { en: '{time} in {place}', nl: '{time} uur in {place}' },
  otherDay: { en: 'Or pick any other time on the same day', nl: 'Of kies een andere tijd op dezelfde dag' },
  first: { en: '{event}, first suggestion', nl: '{event}, eerste voorstel' },
  /** How far a free time lies from the one that was missed. */
  later: '{span} later',
  earlier: { en: '{span} earlier', nl: '{span} eerder' },
  spans: {
    minutes: {
      one: { en: '{count} minute', nl: '{count} minuut' },
      other: { en: '{count} minutes', nl: '{count} minuten' },
    },
    hours: { one: { en: '{count} hour', nl: '{count} uur' }, other: { en: '{count} hours', nl: '{count} uur' } },
    days: { one: { en: '{count} day', nl: '{count} dag' }, other: { en: '{count} days', nl: '{count} dagen' } },
  },
} satisfies Copy
