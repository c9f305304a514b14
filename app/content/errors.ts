/** The screens for a page that is not there and for a page that broke. */
import { company } from './company.ts'
import { labels } from './labels.ts'
import type { Copy } from './localized.ts'

export const errors = {
  notFound: {
    headline: { en: 'Page not found', nl: 'Pagina niet gevonden' },
    text: {
      en: "Sorry, we couldn't find the page you're looking for.",
      nl: 'Sorry, we kunnen de pagina die u zoekt niet vinden.',
    },
    button: { en: 'Go home', nl: 'Naar de startpagina' },
    /** The drawing: a step that was taken off the map. */
    map: {
      link: { en: 'Link', nl: 'Link' },
      linkWho: { en: 'You', nl: 'U' },
      linkWith: 'Browser',
      request: { en: 'Request', nl: 'Verzoek' },
      requestWho: 'Server',
      requestWith: 'Web',
      thisStep: { en: 'This step', nl: 'Deze stap' },
      missing: { en: 'Not on this map', nl: 'Niet op de kaart' },
      waits: { en: 'waits for good', nl: 'wacht voorgoed' },
      oneSecond: '1 s',
    },
    otherSheets: {
      label: { en: 'Or continue on another sheet', nl: 'Of ga verder op een ander blad' },
      process: labels.nav.process,
      services: labels.nav.services,
      prices: { en: 'Prices', nl: 'Prijzen' },
      blog: labels.nav.blog,
      contact: labels.nav.contact,
    },
  },
  crash: {
    headline: { en: 'Something went wrong', nl: 'Er ging iets mis' },
    text: {
      en: 'We apologize for the inconvenience. Please try refreshing the page.',
      nl: 'Onze excuses voor het ongemak. Probeer de pagina te vernieuwen.',
    },
    button: { en: 'Refresh', nl: 'Vernieuwen' },
    /** The drawing: a line that breaks, and the loop back. */
    map: {
      page: { en: 'This page', nl: 'Deze pagina' },
      breaks: { en: 'breaks here', nl: 'breekt hier' },
      refresh: { en: 'refresh', nl: 'vernieuwen' },
    },
    next: {
      label: { en: 'What happens now', nl: 'Wat er nu gebeurt' },
      report: {
        en: 'If you have a connection, a report of this fault is on its way to us, without your name or what you typed.',
        nl: 'Hebt u verbinding, dan is een melding van deze fout naar ons onderweg, zonder uw naam en zonder wat u typte.',
      },
      /** In place of the report, where there is no fault of the page. */
      away: {
        en: 'Our database does not answer at the moment. That is usually over within a minute. What you sent us earlier is safe.',
        nl: 'Onze database geeft op dit moment geen antwoord. Meestal is dat binnen een minuut voorbij. Wat u eerder stuurde, is bewaard gebleven.',
      },
      reach: { en: 'Still broken? Call or mail us.', nl: 'Gaat het weer mis? Bel of mail ons.' },
      phone: company.phone,
      email: company.email,
    },
  },
} satisfies Copy
