import { describe, expect, it } from 'vitest'
import type { Category } from './article.ts'
import { distinctWords } from './plain-words.ts'
import { relatedArticles } from './related-articles.ts'
import { searchArticles } from './search-articles.ts'

function article(slug: string, category: Category, published: string, text = '') {
  const author = { slug: 'ilse', name: 'Ilse van der Meer' }
  return { slug, title: slug, summary: '', category, author, published, minutes: 5, words: distinctWords(text) }
}

const articles = [
  article('facturen-lezen', 'ai', '2026-11-12', 'Het btw-nummer, de IBAN en één totaal.'),
  article('wachten', 'business', '2026-10-01', 'Vier facturen wachten op een akkoord.'),
  article('koppelen', 'technology', '2026-09-01', 'Software die u al hebt, en een e-rekening.'),
  article('regels', 'ai', '2026-01-01', 'Wat erin mag.'),
]

const slugs = (found: readonly { slug: string }[]) => found.map(({ slug }) => slug)

describe('searchArticles', () => {
  it.each([
    ['', ['facturen-lezen', 'wachten', 'koppelen', 'regels']],
    ['iban', ['facturen-lezen']],
    ['factu', ['facturen-lezen', 'wachten']],
    ['FACTUREN akkoord', ['wachten']],
    ['een', ['facturen-lezen', 'wachten', 'koppelen']],
    ['één', ['facturen-lezen', 'wachten', 'koppelen']],
    ['ilse', ['facturen-lezen', 'wachten', 'koppelen', 'regels']],
    ['acturen', []],
    ['e-rekening', ['koppelen']],
    ['E-reke', ['koppelen']],
    ['btw-nummer', ['facturen-lezen']],
    ['facturen/akkoord', ['wachten']],
    // Nowhere one word, so by its parts.
    ['x-rekening', []],
    ['u-software', ['koppelen']],
    ['a-akkoord', ['wachten']],
    ["factuur's", []],
    ["software's", ['koppelen']],
    ['<script> ( * [', []],
    ['  ,;  ', ['facturen-lezen', 'wachten', 'koppelen', 'regels']],
  ])('%j', (query, expected) => {
    expect(slugs(searchArticles(articles, query))).toEqual(expected)
  })
})

describe('relatedArticles', () => {
  it('takes its own category first, then what was written at about the same time; never itself', () => {
    expect(slugs(relatedArticles(articles[0] ?? article('x', 'ai', '2026-01-01'), articles))).toEqual([
      'regels',
      'wachten',
      'koppelen',
    ])
  })
})
