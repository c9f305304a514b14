/** The newest articles, newest first. They are not written yet: dates and reading times are samples. */
import { labels } from './labels.ts'
import type { Copy } from './localized.ts'

const { categories } = labels.blog

export const latestPosts = [
  {
    slug: 'approval-nobody-reads',
    title: {
      en: 'Before you automate an approval, ask who reads it',
      nl: 'Wie leest die goedkeuring eigenlijk?',
    },
    category: categories.automation,
    minutes: 6,
    date: '2026-11-12',
    sample: true,
  },
  {
    slug: 'draw-a-map-on-a-wall',
    title: {
      en: 'How to draw a value stream map with a marker and a wall',
      nl: 'Zo tekent u een value stream map met een stift en een muur',
    },
    category: categories.strategy,
    minutes: 9,
    date: '2026-10-29',
    sample: true,
  },
  {
    slug: 'what-a-model-reads-on-an-invoice',
    title: {
      en: 'What a language model can read on an invoice, and what it cannot',
      nl: 'Wat een taalmodel op een factuur kan lezen, en wat niet',
    },
    category: categories.ai,
    minutes: 7,
    date: '2026-10-15',
    sample: true,
  },
] satisfies Copy
