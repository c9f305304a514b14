/** The page that stands in for any other while there is no connection. */
import type { Copy } from './localized.ts'

/** How many articles the service worker keeps on a device. */
export const keptArticles = 50

export const offline = {
  headline: { en: 'No connection.', nl: 'Geen verbinding.' },
  text: {
    en: 'Articles you have read are still here. Everything else waits until you are online again.',
    nl: 'Artikelen die u al las, zijn er nog. Al het andere wacht tot u weer online bent.',
  },
  button: { en: 'Try again', nl: 'Probeer opnieuw' },
  kept: {
    label: { en: 'Read here before', nl: 'Hier eerder gelezen' },
    /** Stands there whether the list below it is empty or not. */
    text: {
      en: `Each article that you open stays on this device, the last ${keptArticles} of them.`,
      nl: `Elk artikel dat u opent, blijft op dit apparaat staan: de laatste ${keptArticles}.`,
    },
  },
  forms: {
    label: { en: 'Forms', nl: 'Formulieren' },
    text: {
      en: 'Forms, search and the calendar need a connection. A form that you left open keeps what you typed.',
      nl: 'Formulieren, zoeken en de agenda hebben verbinding nodig. Een formulier dat nog openstaat, bewaart wat u typte.',
    },
  },
  /** The drawing: a page that waits for the site. */
  map: {
    page: { en: 'This page', nl: 'Deze pagina' },
    pageWho: { en: 'You', nl: 'U' },
    pageWith: 'Browser',
    records: { en: 'Our site', nl: 'Onze website' },
    away: { en: 'Out of reach', nl: 'Buiten bereik' },
    waits: { en: 'waits to connect', nl: 'wacht op verbinding' },
  },
} satisfies Copy
