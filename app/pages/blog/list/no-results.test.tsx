import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { locales } from '#app/locales.ts'
import { NoResults } from './no-results.tsx'

it.each(locales)('another category is advised only where one has something (%s)', (locale) => {
  const copy = content('blog', locale).list.none
  const labels = content('labels', locale).blog
  const shown = (matching: number) =>
    renderToStaticMarkup(
      <NoResults {...{ copy, labels, locale, matching }} filter={{ query: 'invoice', category: 'ai' }} total={10} />,
    )
  expect(shown(1)).toContain(copy.elsewhere)
  expect(shown(0)).toContain(copy.nowhere)
  expect(shown(0)).not.toContain(copy.elsewhere)
})
