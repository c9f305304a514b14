/**
 * The checklist: six themes, each with its points and with advice by how much of it is in place.
 *
 * The ids of the points are what a browser keeps. They never change; a point that says something else gets another id.
 */
import { data } from './checklist/data.ts'
import { money } from './checklist/money.ts'
import { paper } from './checklist/paper.ts'
import { people } from './checklist/people.ts'
import { process } from './checklist/process.ts'
import { rules } from './checklist/rules.ts'
import { takeAlong } from './checklist/take-along.ts'
import { tools } from './checklist/tools.ts'
import { labels } from './labels.ts'
import type { Copy } from './localized.ts'
import { offer } from './offer.ts'

const { from, to } = offer.audit.hours

export const checklist = {
  trail: { en: 'Checklist', nl: 'Checklist' },
  headline: { en: ['Is there something', 'to automate?'], nl: ['Valt er iets', 'te auto\u00admatiseren?'] },
  lede: {
    en: 'Thirty points in six themes. Tick what is true today. About {minutes} minutes.',
    nl: 'Dertig punten in zes thema’s. Vink aan wat vandaag klopt. Ongeveer {minutes} minuten.',
  },
  /** The themes stand in the order in which one rests on the other. */
  themes: [process, data, tools, people, money, rules],
  /**
   * What the whole ladder says, up to and including a number of points. True whichever points those are: a name speaks
   * of how many, never of what one theme decides.
   */
  bands: [
    { to: 10, name: { en: 'Mend first, then buy', nl: 'Eerst op orde, dan pas kopen' } },
    { to: 20, name: { en: 'About halfway', nl: 'Halverwege' } },
    { to: 27, name: { en: 'Most of it in place', nl: 'Het meeste op orde' } },
    { to: 29, name: { en: 'Nearly everything in place', nl: 'Bijna alles op orde' } },
    { to: 30, name: { en: 'Nothing waits for you', nl: 'Niets wacht op u' } },
  ],
  keeping: {
    account: { en: 'Your ticks are kept in your account.', nl: 'Uw vinkjes staan in uw account.' },
    kept: {
      en: 'Your ticks are kept in this browser.',
      nl: 'Uw vinkjes staan in deze browser.',
    },
    refused: {
      en: 'Your browser keeps nothing for this site. The ticks hold until you leave: print the list first.',
      nl: 'Uw browser bewaart niets voor deze website. De vinkjes blijven tot u weggaat: druk de lijst eerst af.',
    },
    noScript: {
      en: 'Without JavaScript your ticks are not kept, and the score stays without words. Print the list, or take the PDF, before you leave.',
      nl: 'Zonder JavaScript worden uw vinkjes niet bewaard en blijft de stand zonder woorden. Druk de lijst af of neem de pdf voordat u weggaat.',
    },
    noScriptAccount: {
      en: 'Without JavaScript your account gets your ticks when you press ‘Save my ticks’. The words of the score follow then too.',
      nl: 'Zonder JavaScript komen uw vinkjes in uw account als u op ‘Vinkjes bewaren’ drukt. De woorden bij de stand volgen dan ook.',
    },
    saved: { en: 'Saved. Your ticks are kept in your account.', nl: 'Bewaard. Uw vinkjes staan in uw account.' },
    signedOut: {
      en: 'Not saved: you are signed out. Sign in in another tab, then press ‘Save my ticks’ here. Your ticks are still on this page.',
      nl: 'Niet bewaard: u bent uitgelogd. Log in op een ander tabblad en druk hier dan op ‘Vinkjes bewaren’. Uw vinkjes staan nog op deze pagina.',
    },
    signIn: { en: 'Sign in', nl: 'Inloggen' },
    down: {
      en: 'Not saved: we cannot store anything at the moment. Press ‘Save my ticks’ again in a minute. Your ticks are still on this page.',
      nl: 'Niet bewaard: we kunnen nu niets opslaan. Druk over een minuut nog eens op ‘Vinkjes bewaren’. Uw vinkjes staan nog op deze pagina.',
    },
  },
  actions: {
    save: { en: 'Save my ticks', nl: 'Vinkjes bewaren' },
    startOver: { en: 'Start over', nl: 'Opnieuw beginnen' },
    undo: { en: 'Put my ticks back', nl: 'Vinkjes terugzetten' },
    print: { en: 'Print the list', nl: 'Lijst afdrukken' },
  },
  score: {
    name: { en: 'Score', nl: 'Stand' },
    ladder: { en: 'The themes as steps', nl: 'De thema’s als treden' },
    /** After a number that the style sheet counts. */
    ofAll: { en: 'of {total}', nl: 'van {total}' },
    open: { en: 'still open', nl: 'nog open' },
    inPlace: { en: 'in place', nl: 'op orde' },
    left: {
      one: { en: '{count} still waits', nl: '{count} wacht nog' },
      other: { en: '{count} still wait', nl: '{count} wachten nog' },
    },
    /** What is said aloud a moment after the last tick. */
    said: { en: '{count} of {total} in place. {band}.', nl: '{count} van {total} op orde. {band}.' },
  },
  theme: {
    section: { en: 'Theme {number}', nl: 'Thema {number}' },
    /** After a number that the style sheet counts. */
    ofTheme: { en: 'of {total} in place', nl: 'van {total} op orde' },
    first: { en: 'mend this first', nl: 'begin hier' },
    fold: { en: 'Why and how', nl: 'Waarom en hoe' },
    why: { en: 'Why', nl: 'Waarom' },
    how: { en: 'How', nl: 'Hoe' },
    takes: { en: 'Takes {time}', nl: 'Kost {time}' },
  },
  result: {
    section: { en: 'Result', nl: 'Uitslag' },
    headline: { en: 'What to do first', nl: 'Wat u het eerst doet' },
    /** How the order comes about. It stands there without a script too. */
    order: {
      en: 'The themes rest on each other. The first that is less than half in place goes first.',
      nl: 'De thema’s rusten op elkaar. Het eerste thema dat nog niet half op orde is, gaat voor.',
    },
    empty: {
      en: 'Nothing ticked yet. Start with what you know for certain.',
      nl: 'Nog niets aangevinkt. Begin met wat u zeker weet.',
    },
    done: {
      en: 'All {total} in place. Print the list, hang it beside the drawing, and go through it again in a year.',
      nl: 'Alle {total} op orde. Druk de lijst af, hang hem naast de tekening en loop hem over een jaar weer na.',
    },
    next: {
      one: {
        en: '{count} more point to the next stage: ‘{band}’.',
        nl: 'Nog {count} punt tot de volgende fase: ‘{band}’.',
      },
      other: {
        en: '{count} more points to the next stage: ‘{band}’.',
        nl: 'Nog {count} punten tot de volgende fase: ‘{band}’.',
      },
    },
  },
  takeAlong,
  paper,
  closing: {
    section: { en: 'Start', nl: 'Beginnen' },
    /** True however many points are open: the page is drawn before it knows the ticks, and the PDF says it too. */
    headline: {
      en: ['Bring the list.', 'We go through it with you.'],
      nl: ['Leg de lijst op tafel.', 'Wij lopen hem met u door.'],
    },
    text: {
      en: `The audit takes ${from} to ${to} hours and is free. On paper or on a screen, both will do.`,
      nl: `De audit duurt ${from} tot ${to} uur en is gratis. Het mag op papier of op een scherm.`,
    },
    button: labels.buttons.audit,
  },
} satisfies Copy
