import { expect, it } from 'vitest'
import { hashOf, pageWords } from './page-words.ts'

const page = (main: string, { title = 'Contact', description = 'How to reach us', foot = '2026' } = {}) =>
  `<!doctype html><html><head><title>${title}</title><meta name="description" content="${description}">
  <script src="/assets/a-1.js"></script></head><body><nav>Menu</nav><main id="main">${main}</main><footer>${foot}</footer></body></html>`

const hash = (...args: Parameters<typeof page>) => hashOf(pageWords(page(...args)))

it('reads title, description and the text of the main part', () => {
  expect(pageWords(page('<h1>Bring one\n  process</h1><ul><li>one</li><li>two</li></ul>'))).toEqual([
    'Contact',
    'How to reach us',
    'Bring one process one two',
  ])
})

it('is the same when only the build, the markup or the frame of the page changed', () => {
  const before = hash('<p class="a1">We draw it.</p><script>1</script><style>.a1{}</style>')
  expect(hash('<p class="b2" data-x><span>We</span> draw it.</p><style>.b2{color:red}</style>', { foot: '2027' })).toBe(
    before,
  )
})

it('is the same when lines may break elsewhere', () => {
  const before = hash('<p>Procesautomatisering, btw-id: 3 uur.</p>')
  expect(hash('<p>Proces\u00adautomatisering, btw-\u2060id: 3\u00a0uur.</p>')).toBe(before)
  expect(hashOf({ name: 'btw-\u2060id: 3\u00a0uur' })).toBe(hashOf({ name: 'btw-id: 3 uur' }))
})

it('is another one when a word, the title or the description changed', () => {
  const hashes = [
    hash('<p>We draw it.</p>'),
    hash('<p>We drew it.</p>'),
    hash('<p>We draw it.</p>', { title: 'Write to us' }),
    hash('<p>We draw it.</p>', { description: 'Where we are' }),
  ]
  expect(new Set(hashes).size).toBe(4)
})

it('says so when there is no page in what it is given', () => {
  expect(() => pageWords('<p>Nothing</p>')).toThrow('main')
})
