/** What the blog says around its articles: the list, the page of an article and that of an author. */
import { euros } from '#app/formats.ts'
import { labels } from './labels.ts'
import type { Copy } from './localized.ts'
import { offer } from './offer.ts'

const { audit, calculator, workshop } = offer

const list = {
  headline: { en: ['Written between', 'two drawings.'], nl: ['Geschreven tussen', 'twee tekeningen.'] },
  lede: {
    one: {
      en: '1 article, {minutes} minutes of reading. Every figure has its source, or says that it is an example.',
      nl: '1 artikel, {minutes} minuten lezen. Elk getal heeft een bron, of er staat bij dat het een voorbeeld is.',
    },
    other: {
      en: '{count} articles, {minutes}\u00a0minutes of reading in all. Every figure has its source, or says that it is an example.',
      nl: '{count} artikelen, samen {minutes}\u00a0minuten lezen. Elk getal heeft een bron, of er staat bij dat het een voorbeeld is.',
    },
  },
  search: { label: { en: 'Search articles', nl: 'Zoek in artikelen' }, button: { en: 'Search', nl: 'Zoeken' } },
  filter: { label: { en: 'Category', nl: 'Categorie' }, all: { en: 'All', nl: 'Alles' } },
  section: { en: 'Register', nl: 'Bladenlijst' },
  /** Read out whenever the list changes. */
  found: {
    one: { en: '1 article', nl: '1 artikel' },
    other: { en: '{count} articles, newest first', nl: '{count} artikelen, nieuwste eerst' },
    none: { en: '0 articles', nl: '0 artikelen' },
  },
  ladder: {
    en: 'Ladder at the left: low is reading, in minutes, to scale. High is the time between two articles.',
    nl: 'Ladder links: laag is lezen, in minuten en op schaal. Hoog is de tijd tussen twee artikelen.',
  },
  /** Below the ladder of the newest article, when it draws a process. */
  waits: {
    en: 'Its example takes {days}, with {minutes} minutes of work.',
    nl: 'Het voorbeeld duurt {days}, met {minutes} minuten werk.',
  },
  stale: {
    en: 'The search did not answer. Below is the list as it was. Press Search to try again.',
    nl: 'De zoekfunctie antwoordde niet. Hieronder staat de lijst zoals die was. Druk op Zoeken en probeer het opnieuw.',
  },
  none: {
    title: { en: 'No articles found.', nl: 'Geen artikelen gevonden.' },
    /** The way on, where something matches in another category, and where nothing does. */
    elsewhere: {
      en: 'Clear the search, or choose another category.',
      nl: 'Wis de zoekopdracht of kies een andere categorie.',
    },
    nowhere: { en: 'Clear the search.', nl: 'Wis de zoekopdracht.' },
    /** What was asked for, by what was given. */
    query: { en: 'Nothing here matches ‘{query}’.', nl: 'Bij ‘{query}’ past hier niets.' },
    both: {
      en: 'Nothing under {category} matches ‘{query}’.',
      nl: 'Bij ‘{query}’ past niets onder {category}.',
    },
    category: { en: 'There is nothing under {category} yet.', nl: 'Onder {category} staat nog niets.' },
    hint: {
      en: 'Or try one word: the name of the thing that waits, such as invoice, quote or order.',
      nl: 'Of probeer één woord: de naam van wat er wacht, zoals factuur, offerte of order.',
    },
    clear: {
      one: { en: 'Show the one article', nl: 'Toon het ene artikel' },
      other: { en: 'Show all {count} articles', nl: 'Toon alle {count} artikelen' },
    },
    ask: {
      en: 'Or ask. If we have drawn it, we tell you. If not, it may be the next article.',
      nl: 'Of vraag het. Hebben we het al eens getekend, dan hoort u dat. Zo niet, dan is het misschien het volgende artikel.',
    },
    askLink: { en: 'Ask your question', nl: 'Stel uw vraag' },
  },
} satisfies Copy

const article = {
  by: { en: 'By', nl: 'Door' },
  published: { en: 'Published on', nl: 'Gepubliceerd op' },
  updated: { en: 'Updated on', nl: 'Bijgewerkt op' },
  readingTime: { en: 'Reading time', nl: 'Leestijd' },
  minutes: { en: '{count} min read', nl: '{count} min lezen' },
  category: { en: 'Category', nl: 'Categorie' },
  contents: {
    label: { en: 'Contents', nl: 'Inhoud' },
    scale: { en: 'drawn to reading time', nl: 'getekend naar leestijd' },
  },
  inShort: { en: 'In short', nl: 'In het kort' },
  exampleFigures: { en: 'Example figures', nl: 'Voorbeeldcijfers' },
  copyable: { en: 'To copy', nl: 'Om over te nemen' },
  /** Beside the large number of marked strokes: 9 of 212. */
  strokes: { en: 'of {count}', nl: 'van {count}' },
  /** In the feed and in Markdown, where a drawing stands on the page. Its link. */
  drawing: {
    en: 'The drawing stands in the article on our site.',
    nl: 'De tekening staat in het artikel op onze website.',
  },
  sources: { en: 'Sources', nl: 'Bronnen' },
  source: { en: 'Source {number}', nl: 'Bron {number}' },
  back: {
    text: { en: 'Back to the text', nl: 'Terug naar de tekst' },
    at: { en: 'at source {number}', nl: 'bij bron {number}' },
  },
  next: {
    section: { en: 'What to do with it', nl: 'Wat u ermee doet' },
    headline: { en: 'Next steps', nl: 'Volgende stappen' },
    calculator: {
      title: { en: 'Put your own figures in', nl: 'Vul uw eigen cijfers in' },
      text: {
        en: `The steps of one process, in about ${calculator.minutes}\u00a0minutes. No e-\u2060mail address needed.`,
        nl: `De stappen van één proces, in ongeveer ${calculator.minutes}\u00a0minuten. Zonder e-\u2060mailadres.`,
      },
      link: labels.buttons.calculator,
    },
    workshop: {
      title: { en: 'Draw it with us', nl: 'Teken het met ons' },
      text: {
        en: `${workshop.hours} hours at one table, ${euros(workshop.priceCents, 'en')} excl. VAT. You leave with two drawings and a list of savings.`,
        nl: `${workshop.hours} uur aan één tafel, ${euros(workshop.priceCents, 'nl')} excl. btw. U gaat weg met twee tekeningen en een lijst met besparingen.`,
      },
      link: labels.buttons.workshop,
    },
    contact: {
      title: { en: 'Have one process looked at', nl: 'Laat één proces bekijken' },
      text: {
        en: `${audit.hours.from} to ${audit.hours.to} hours, at your table or ours. You keep the drawing.`,
        nl: `${audit.hours.from} tot ${audit.hours.to} uur, bij u aan tafel of bij ons. De tekening is van u.`,
      },
      link: labels.buttons.audit,
    },
  },
  author: {
    section: { en: 'Drawn by', nl: 'Getekend door' },
    label: { en: 'Author', nl: 'Auteur' },
    about: { en: 'About', nl: 'Over' },
  },
  related: {
    section: { en: 'Related', nl: 'Verwant' },
    headline: { en: 'Related articles', nl: 'Verwante artikelen' },
  },
} satisfies Copy

const author = {
  /** For search engines. */
  title: { en: '{name}, author', nl: '{name}, auteur' },
  description: {
    en: 'Articles by {name} on processes, waiting time and what software can do about it.',
    nl: 'Artikelen van {name} over processen, wachttijd en wat software eraan kan doen.',
  },
  drawnBy: { en: 'Drawn by', nl: 'Getekend door' },
  role: { en: 'Role', nl: 'Functie' },
  initials: { en: 'Initials', nl: 'Paraaf' },
  draws: { en: 'Draws for', nl: 'Tekent voor' },
  remarks: { label: { en: 'Remarks', nl: 'Opmerkingen' }, link: { en: 'Send a remark', nl: 'Stuur een opmerking' } },
  section: { en: 'Sheets drawn', nl: 'Getekende bladen' },
  headline: {
    one: { en: '1 article, {minutes} minutes', nl: '1 artikel, {minutes} minuten' },
    other: { en: '{count} articles, {minutes} minutes', nl: '{count} artikelen, {minutes} minuten' },
  },
  none: { en: 'The first sheet is on the drawing board.', nl: 'Het eerste blad ligt op de tekentafel.' },
  closing: {
    section: { en: 'Start', nl: 'Beginnen' },
    button: labels.buttons.audit,
    text: {
      en: `${audit.hours.from} to ${audit.hours.to} hours, free, in Amsterdam, in Naarden or at your own table.`,
      nl: `${audit.hours.from} tot ${audit.hours.to} uur, gratis, in Amsterdam, in Naarden of bij u aan tafel.`,
    },
  },
} satisfies Copy

export const blog = {
  /** Names the breadcrumb, for those who hear the page. */
  trail: labels.breadcrumb,
  count: { one: { en: '1 article', nl: '1 artikel' }, other: { en: '{count} articles', nl: '{count} artikelen' } },
  gap: { one: { en: '1 day', nl: '1 dag' }, other: { en: '{count} days', nl: '{count} dagen' } },
  /** Not "Read more": Lighthouse takes that for a link which says nothing, whatever its label adds. */
  readMore: { en: 'Read on', nl: 'Lees verder' },
  list,
  article,
  author,
} satisfies Copy
