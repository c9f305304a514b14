/** What stands in place of the table. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { errorViews } from '#app/domain/app-error/error-views.ts'
import { ErrorTable } from './error-table.tsx'

it.each(errorViews)('%s without errors says what is, not what never was: a settled error can come back', (view) => {
  const page = { kinds: [], next: undefined }
  const paths = { kindPath: () => '', pagePath: () => '' }
  const shown = renderToStaticMarkup(
    <ErrorTable {...{ view, page, ...paths }} opened={undefined} days={[]} keptDays={90} first />,
  )
  expect(shown).toMatch(/>No \w/)
  expect(shown).not.toMatch(/\b(yet|ever)\b/)
})
