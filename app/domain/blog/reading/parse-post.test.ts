import fc from 'fast-check'
import type { Element, Root } from 'hast'
import { describe, expect, it } from 'vitest'
import { anyText } from '#tests/support/any-input.ts'
import { elementsIn } from '#tests/support/elements.ts'
import { type PostFiles, parsePost } from './parse-post.ts'

const rules = {
  isPath: (path: string) => ['/contact', '/blog/other'].includes(path),
  isProcess: (id: string) => id === 'invoice-approval',
  isAuthor: (slug: string) => slug === 'ilse',
  articlePath: (slug: string) => `/blog/${slug}`,
}

const facts = 'published: 2026-11-12\ncategory: ai\nauthor: ilse\n'
const head = (title: string) =>
  `---\ntitle: ${title}\nsummary: What it says.\ndescription: What it says, longer.\n---\n`
const body = `
It begins on a Tuesday.[^law]

<InShort>

- One.
- Two.

</InShort>

## First things

Read [the form](/contact), and [the law](https://example.org/law).[^other] Again.[^law]

| Step | Minutes |
|---|---|
| Re&shy;a\u2060d | 4 |

## Één en twee

<Map process="invoice-approval" state="both" caption="The map" />

[^other]: Second in the text. [Other](https://example.org/other).
[^law]: First in the text. [Law](https://example.org/law).
`

function post(changes: {
  slug?: string
  facts?: string | undefined
  en?: string | undefined
  nl?: string | undefined
}) {
  const files: PostFiles = {
    slug: changes.slug ?? 'some-post',
    facts: 'facts' in changes ? changes.facts : facts,
    texts: {
      en: 'en' in changes ? changes.en : head('English') + body,
      nl: 'nl' in changes ? changes.nl : head('Nederlands') + body,
    },
  }
  return parsePost(files, rules)
}

function found(changes: Parameters<typeof post>[0]): string[] {
  return post(changes).problems.map(({ file, line, reason }) => `${file}:${line}: ${reason}`)
}

function elements(root: Root, tagName: string): Element[] {
  return elementsIn(root).filter((element) => element.tagName === tagName)
}

describe('a good post', () => {
  const { value, problems } = post({})

  it('has its facts once and its text in both languages', () => {
    expect(problems).toEqual([])
    expect(value).toMatchObject({ slug: 'some-post', published: '2026-11-12', category: 'ai', author: 'ilse' })
    expect(value?.texts.nl.title).toBe('Nederlands')
  })

  it('has a section for each heading, with an address and a length', () => {
    const sections = value?.texts.en.sections ?? []
    expect(sections.map(({ id, title }) => [id, title])).toEqual([
      ['first-things', 'First things'],
      ['een-en-twee', 'Één en twee'],
    ])
    // 13 words of text and table, at 3.8 words a second.
    expect(sections[0]?.seconds).toBeCloseTo(13 / 3.8, 5)
  })

  it('numbers its sources as the text mentions them', () => {
    expect(value?.texts.en.sources.map(({ id, number }) => [id, number])).toEqual([
      ['law', 1],
      ['other', 2],
    ])
    const marks = elements(value?.texts.en.body ?? { type: 'root', children: [] }, 'source-ref')
    expect(marks.map(({ properties }) => properties)).toEqual([
      { number: '1', id: 'law', first: 'true' },
      { number: '2', id: 'other', first: 'true' },
      { number: '1', id: 'law' },
    ])
  })

  it('links within the language, and leaves other sites alone', () => {
    const hrefs = (locale: 'en' | 'nl') =>
      elements(value?.texts[locale].body ?? { type: 'root', children: [] }, 'a').map(
        ({ properties }) => properties.href,
      )
    expect(hrefs('en')).toEqual(['/contact', 'https://example.org/law'])
    expect(hrefs('nl')).toEqual(['/nl/contact', 'https://example.org/law'])
  })

  it('becomes elements that the page draws', () => {
    const [map] = elements(value?.texts.en.body ?? { type: 'root', children: [] }, 'article-map')
    expect(map?.properties).toEqual({ process: 'invoice-approval', state: 'both', caption: 'The map' })
  })

  it('can be read as plain Markdown', () => {
    const markdown = value?.texts.en.markdown
    expect(markdown).toMatch(/^# English\n\nIt begins on a Tuesday\.\[\^law\]/)
    expect(markdown).toContain('**The map**')
    expect(markdown).not.toContain('<')
    expect(markdown).toMatch(/\| Read +\| 4 +\|/)
  })

  it('links to its own language, as Markdown too', () => {
    expect(value?.texts.en.markdown).toContain('[the form](/contact), and [the law](https://example.org/law).')
    expect(value?.texts.nl.markdown).toContain('[the form](/nl/contact), and [the law](https://example.org/law).')
  })

  it('is found by its words, without accents', () => {
    expect(value?.texts.en.words.split(' ')).toEqual(expect.arrayContaining(['tuesday', 'een', 'minutes']))
  })
})

describe('a bad post says where and why', () => {
  const english = (text: string) => ({ en: head('English') + text })

  it.each([
    [
      'a missing language',
      { nl: undefined },
      'some-post/nl.mdx:1: is missing: a post has post.yaml, en.mdx and nl.mdx',
    ],
    [
      'missing facts',
      { facts: undefined },
      'some-post/post.yaml:1: is missing: a post has post.yaml, en.mdx and nl.mdx',
    ],
    [
      'an unknown category',
      { facts: facts.replace('ai', 'sales') },
      'some-post/post.yaml:2: category: must be one of automation, ai, business, strategy, technology',
    ],
    [
      'an unknown author',
      { facts: facts.replace('ilse', 'jan') },
      'some-post/post.yaml:3: author: there is no author jan',
    ],
    [
      'a day that does not exist',
      { facts: facts.replace('2026-11-12', '2026-02-30') },
      'some-post/post.yaml:1: published: is no date: write a day that exists as 2026-11-12',
    ],
    [
      'a date in another form',
      { facts: facts.replace('2026-11-12', '12-11-2026') },
      'some-post/post.yaml:1: published: is no date: write a day that exists as 2026-11-12',
    ],
    [
      'an update before the day it appeared',
      { facts: `${facts}updated: 2026-11-11\n` },
      'some-post/post.yaml:4: updated: must be later than published',
    ],
    ['a key nobody knows', { facts: `${facts}tags: x\n` }, 'some-post/post.yaml:4: tags: is not a known key'],
    [
      'a missing title',
      { en: '---\nsummary: a\ndescription: b\n---\n' },
      'some-post/en.mdx:2: title: is missing or no text',
    ],
    [
      'a long description',
      { en: `---\ntitle: a\nsummary: a\ndescription: ${'b'.repeat(161)}\n---\n` },
      'some-post/en.mdx:4: description: has more than 160 characters',
    ],
    ['a dead link', english('\n[x](/nowhere)\n'), 'some-post/en.mdx:7: /nowhere: there is no such page'],
    [
      'a link to the Dutch page',
      english('[x](/nl/contact)'),
      'some-post/en.mdx:6: /nl/contact: write the English path, the language follows the text',
    ],
    [
      'a link without https',
      english('[x](http://example.org)'),
      'some-post/en.mdx:6: http://example.org: links begin with https:// or, within the site, with /',
    ],
    [
      'an address apart from its link',
      english('[x][r]\n\n[r]: javascript:x'),
      'some-post/en.mdx:8: [r]: write the address where the link stands, as [words](/path)',
    ],
    [
      'an element in a list',
      english('- <Map process="invoice-approval" state="both" />'),
      'some-post/en.mdx:6: <Map> must stand by itself, not in a list, a quotation or another element',
    ],
    [
      'an element in an element',
      english('<InShort>\n\n<Map process="invoice-approval" state="both" />\n\n</InShort>'),
      'some-post/en.mdx:8: <Map> must stand by itself, not in a list, a quotation or another element',
    ],
    ['a second title', english('# Again'), 'some-post/en.mdx:6: # is the title, which stands in the front matter'],
    ['a skipped heading', english('### Deep'), 'some-post/en.mdx:6: skips a heading level'],
    [
      'a heading twice',
      english('## Same\n\n## Same'),
      'some-post/en.mdx:8: a second section is called Same: links within the page need different names',
    ],
    ['a source that is not there', english('A figure.[^gone]'), 'some-post/en.mdx:6: [^gone] has no source at the end'],
    ['a source nobody cites', english('Text.\n\n[^x]: Y.'), 'some-post/en.mdx:8: the source [^x] is never cited'],
    [
      'a program',
      english('{1 + 1}'),
      'some-post/en.mdx:6: no imports, exports or {expressions} in a post: it is text, not a program',
    ],
    [
      'a process that is not drawn',
      english('<Map process="x" state="both" />'),
      'some-post/en.mdx:6: there is no process x',
    ],
    [
      'an element without its caption',
      english('<Strokes count="3" marked="1" />'),
      'some-post/en.mdx:6: <Strokes> needs caption="…"',
    ],
    [
      'a slug with a capital',
      { slug: 'Some-Post' },
      'Some-Post:1: a slug has lower-case letters, digits and single hyphens',
    ],
  ])('%s', (_, changes, expected) => {
    expect(found(changes)).toContain(expected)
  })

  it('names an element that does not exist, and those that do', () => {
    expect(found(english('\n<Video id="x" />\n'))).toEqual([
      expect.stringMatching(/^some-post\/en\.mdx:7: <Video> is not an element: there are InShort, Example/),
    ])
  })

  it('reports broken markup with its line', () => {
    expect(found(english('\n<InShort>\n\nText without an end.\n'))[0]).toMatch(/^some-post\/en\.mdx:\d+: /)
  })

  it('lists everything that is wrong at once', () => {
    expect(found({ facts: 'published: soon\ncategory: ai\nauthor: ilse\n', ...english('[x](/nowhere)') })).toHaveLength(
      2,
    )
  })
})

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...[
      '<script>x</script>',
      '<img src=x onerror=x>',
      '<a href="javascript:x">x</a>',
      '<div onclick="x">',
      '<!-- x -->',
    ],
    ...[
      '[x](javascript:x)',
      '[x](/contact)',
      '[x](https://a.example "t")',
      '[x](data:text/html,x)',
      '[x][r]',
      '[r]: javascript:x',
    ],
    ...[
      '[r]: /contact',
      '<https://a.example>',
      '<javascript:x>',
      'https://a.example',
      'www.a.example',
      'a@b.nl',
      '![x](x)',
    ],
    ...[
      '## Same',
      '# One',
      '---',
      '```js',
      '`x`',
      '| a |',
      '|---|',
      '- ',
      '> ',
      '[^law]',
      '[^law]: x',
      '[^x]',
      '&lt;b&gt;',
    ],
    ...[
      '<InShort>',
      '</InShort>',
      '<Map process="invoice-approval" state="both" caption="x" />',
      '{x}',
      'import x',
      '\\',
      '*',
    ],
  )
  const line = fc.array(
    fc.oneof(
      { weight: 3, arbitrary: pieces },
      anyText().map((text) => text.slice(0, 60)),
    ),
    { maxLength: 3 },
  )
  const text = fc.array(line, { maxLength: 8 }).map((lines) => lines.map((parts) => parts.join(' ')).join('\n\n'))
  /** What an article is made of when it is drawn. */
  const drawn =
    /^(?:p|h[23456]|a|em|strong|del|code|pre|ul|ol|li|input|blockquote|table|thead|tbody|tr|t[dh]|hr|br|[a-z]+(?:-[a-z]+)+)$/

  it('is an article without anything that could run, or has its faults named by file and line', () => {
    let articles = 0
    fc.assert(
      fc.property(text, (body) => {
        const { value, problems } = post({ en: head('English') + body, nl: head('Nederlands') })
        for (const { file, line } of problems)
          expect([file, line]).toEqual([expect.stringMatching(/^some-post/), expect.any(Number)])
        expect(value === undefined).toBe(problems.length > 0)
        if (!value) return
        articles += 1
        for (const { tagName, properties } of elementsIn(value.texts.en.body)) {
          expect(tagName).toMatch(drawn)
          expect(Object.keys(properties).filter((name) => /^on/i.test(name))).toEqual([])
          for (const name of ['href', 'src'] as const)
            if (properties[name] !== undefined) expect(String(properties[name])).toMatch(/^(?:https:\/\/|\/(?!\/))/)
        }
        expect(JSON.stringify(value.texts.en.body)).not.toContain('"type":"raw"')
      }),
      { numRuns: 300 },
    )
    // Mostly there is something wrong; where nothing is, the tree is looked at.
    expect(articles).toBeGreaterThan(3)
  })
})
