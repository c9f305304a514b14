import { labels } from '../labels.ts'
import type { Copy } from '../localized.ts'

export const insights = {
  section: { en: 'Insights', nl: 'Artikelen' },
  headline: { en: 'Latest sheets', nl: 'Nieuwste bladen' },
  columns: {
    article: { en: 'Article', nl: 'Artikel' },
    category: { en: 'Category', nl: 'Categorie' },
    readingTime: { en: 'Reading time', nl: 'Leestijd' },
    published: { en: 'Published', nl: 'Gepubliceerd' },
  },
  link: labels.buttons.allArticles,
} satisfies Copy
