/** Any sheet that can be filled in comes through the address, the page's own fields and the database as it was. */
import fc from 'fast-check'
import { fromHtml } from 'hast-util-from-html'
import { pino } from 'pino'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { findReport } from '#app/domain/report/find-report.server.ts'
import { checkSheet } from '#app/domain/roi/check-sheet.ts'
import { readTypedSheet, type TypedSheet, typeSheet, writeTypedSheet } from '#app/domain/roi/typed-sheet.ts'
import { usualSheet } from '#app/domain/roi/usual-sheet.ts'
import { type Locale, locales } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { parseSettings } from '#app/platform/settings.server.ts'
import { arbitrarySheet } from '#tests/support/arbitrary-sheet.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { elementsIn } from '#tests/support/elements.ts'
import { noPdf } from '#tests/support/no-pdf.ts'
import { Calculator } from './calculator.tsx'
import { openSheet } from './open-sheet.server.ts'
import { processOf } from './process-of.ts'
import { receiveSave } from './receive-save.server.ts'

forEachDatabase('a sheet', (database) => {
  it('comes through address, page and store unchanged', async () => {
    const app: App = {
      database: database(),
      clock: { now: () => new Date('2026-11-21T09:30:00.000Z') },
      log: pino({ level: 'silent' }),
      settings: parseSettings({ SITE_URL: 'https://site.example' }),
      secret: 'a secret of the test, long enough to be one',
      pdf: noPdf,
      wakeOutbox: () => undefined,
    }
    const anyLocale = fc.constantFrom<Locale>(...locales)
    await fc.assert(
      fc.asyncProperty(arbitrarySheet, anyLocale, fc.nat(), async (sheet, locale, visitor) => {
        const processes = content('roiProcesses', locale)
        const address = writeTypedSheet(typeSheet(sheet, locale)).toString()
        const opened = openSheet(new URLSearchParams(address), processes, locale)
        const fields = fieldsOf(opened.typed, locale)
        const usual = usualSheet(processOf(sheet.process, processes))
        const typed = readTypedSheet(fields.sheet, typeSheet(usual, locale))
        expect(typed && checkSheet(typed, usual)).toEqual({ sheet, issues: [] })

        const form = new FormData()
        for (const [name, value] of fields.save) form.append(name, value)
        const receipt = await receiveSave(app, form, { locale, clientAddress: `address ${visitor}` })
        if (!receipt.saved) throw new Error(JSON.stringify(receipt))
        const stored = await findReport(app, receipt.posted.saved.share.slice(-26))
        expect(stored?.sheet).toEqual(sheet)
      }),
      { numRuns: 15 },
    )
  })
})

/** What a browser without a script would send: the fields of the two forms as they stand in the page. */
function fieldsOf(typed: TypedSheet, locale: Locale) {
  const { reading, formErrors, fieldErrors } = content('labels', locale)
  const words = {
    copy: content('calculator', locale),
    roi: content('roi', locale),
    labels: { reading, formErrors, fieldErrors },
    locale,
  }
  const page = (
    <Calculator
      opened={{ typed, asked: true, translated: false }}
      processes={content('roiProcesses', locale)}
      words={words}
      hidden={{ key: crypto.randomUUID(), token: '', source: '{}' }}
      posted={undefined}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: page }])
  const all = elementsIn(fromHtml(renderToStaticMarkup(<RouterProvider router={router} />)))
  const forms = all.filter(({ tagName }) => tagName === 'form').map((form) => successfulControls(elementsIn(form)))
  const [sheet = [], save = []] = forms
  return { sheet: new URLSearchParams(sheet), save }
}

function successfulControls(elements: ReturnType<typeof elementsIn>): [string, string][] {
  return elements.flatMap((element): [string, string][] => {
    const { name, value = '', type, checked, form } = element.properties
    // What names another form belongs to that one; the map's switch names none.
    if (typeof name !== 'string' || form !== undefined) return []
    if (element.tagName === 'select') {
      const chosen = elementsIn(element).find(
        ({ tagName, properties }) => tagName === 'option' && properties['selected'],
      )
      return [[name, String(chosen?.properties['value'])]]
    }
    if (element.tagName !== 'input') return []
    if ((type === 'radio' || type === 'checkbox') && !checked) return []
    return [[name, String(value)]]
  })
}
