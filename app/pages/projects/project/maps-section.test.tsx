/** The maps of every case, as markup: they call what was and what is by the words of their headings. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { MapsSection } from './maps-section.tsx'

const said = {
  en: { before: 'Before: ', after: 'After: ', heads: ['before', 'before', 'after', 'after'] },
  nl: { before: 'Toen: ', after: 'Nu: ', heads: ['toen', 'toen', 'nu', 'nu'] },
} satisfies Record<Locale, object>

describe.each(['en', 'nl'] as const)('%s', (locale) => {
  const { page, map } = content('projectsPage', locale)
  const { before, after, heads } = said[locale]

  it.each(content('projects', locale))('$slug', (project) => {
    const at = { letter: 'A', reading: '' }
    const html = renderToStaticMarkup(
      <MapsSection copy={page.maps} project={project} at={at} words={map} locale={locale} />,
    )
    const headings = [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading)
    expect(headings).toEqual([expect.stringContaining(before), expect.stringContaining(after)])
    const columns = [...html.matchAll(/<th scope="col"[^>]*>[^<]*, (.*?)<\/th>/g)].map(([, state]) => state)
    expect(columns).toEqual(heads)
    const drawings = [...html.matchAll(/role="img" aria-label="(.*?)"/g)].map(([, alt]) => alt)
    expect(drawings.every((alt) => alt?.includes(before) || alt?.includes(after))).toBe(true)
    const caption = /<caption[^>]*>(.*?)<\/caption>/.exec(html)?.[1]
    expect(caption).toMatch(new RegExp(`${before}.+${after}`))
  })
})
