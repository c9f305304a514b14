/** The maps of every case, as markup: they call what was and what is by the words of their headings. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { MapsSection } from './maps-section.tsx'

const said = {
  en: { before: 'Before: ', after: 'After: ' },
  nl: { before: 'Toen: ', after: 'Nu: ' },
} satisfies Record<Locale, object>

describe.each(['en', 'nl'] as const)('%s', (locale) => {
  const { page, map } = content('projectsPage', locale)
  const { before, after } = said[locale]

  it.each(content('projects', locale))('$slug', (project) => {
    const at = { letter: 'A', reading: '' }
    const html = renderToStaticMarkup(
      <MapsSection copy={page.maps} project={project} at={at} words={map} locale={locale} />,
    )
    const headings = [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading)
    expect(headings).toEqual([expect.stringContaining(before), expect.stringContaining(after)])
    const parts = html.split('<h2>').slice(1)
    const drawings = parts.map((part) => [...part.matchAll(/<[^>]*role="img"[^>]*>/g)].map(([tag]) => tag))
    for (const [index, word] of [before, after].entries()) {
      expect(drawings[index]).not.toEqual([])
      for (const drawing of drawings[index] ?? []) expect(drawing).toMatch(new RegExp(`aria-label="[^"]*${word}`))
    }
    const captions = [...html.matchAll(/<caption>(.*?)<\/caption>/g)].map(([, caption]) =>
      caption?.replaceAll(/<[^>]+>/g, ''),
    )
    const { title, from, futureNote } = project.process
    const sender = fill(map.table.from, { name: from })
    expect(captions).toEqual([
      `${before}${title}${sender}`,
      `${after}${title}${[sender, futureNote].filter(Boolean).join('. ')}`,
    ])
  })
})
