import type { Copy } from '../localized.ts'

/** Around the list of services; the list itself is content/services/. */
export const services = {
  section: { en: 'Services and prices', nl: 'Diensten en prijzen' },
  headline: { en: 'Ten services, each drawn first.', nl: 'Tien diensten, elk eerst getekend.' },
  intro: { en: 'You see what you buy before you buy it.', nl: 'U ziet wat u koopt voordat u het koopt.' },
  /** The fold on a phone. */
  fold: {
    title: { en: 'All ten services', nl: 'Alle tien diensten' },
    text: { en: 'each with what to expect', nl: 'met waar u op kunt rekenen' },
  },
  columns: {
    service: { en: 'Service', nl: 'Dienst' },
    takesOut: { en: 'What it takes out', nl: 'Wat eruit gaat' },
    time: { en: 'Expect', nl: 'Reken op' },
  },
} satisfies Copy
