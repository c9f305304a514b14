/** Takes in a sheet to be saved, posted by the page's form with a script or without. */

import { fill } from '#app/content/fill.ts'
import { content } from '#app/content/index.server.ts'
import { contactLimits } from '#app/domain/contact/input.ts'
import { looksLikeAProgram } from '#app/domain/contact/looks-like-a-program.server.ts'
import { tokenForNextTry } from '#app/domain/contact/next-token.server.ts'
import { readSource } from '#app/domain/contact/source.ts'
import { checkSave, longestOwner, type RawSave, readSaveForm, type SaveIssue } from '#app/domain/report/save-input.ts'
import { saveReport } from '#app/domain/report/save-report.server.ts'
import { checkSheet } from '#app/domain/roi/check-sheet.ts'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import { controlNames, readTypedSheet, typeSheet } from '#app/domain/roi/typed-sheet.ts'
import { usualSheet } from '#app/domain/roi/usual-sheet.ts'
import { integer } from '#app/formats.ts'
import type { Locale } from '#app/locales.ts'
import type { App } from '#app/platform/app.ts'
import { pathToReport, pathToReportPdf, pathToWithdrawal } from '#app/report-paths.ts'
import { downSeconds, minutesToWait } from '#app/retry-after.ts'
import { processOf } from './process-of.ts'
import type { SaveErrors, SaveReceipt, SaveRefusal } from './save-receipt.ts'

export async function receiveSave(
  app: App,
  form: FormData,
  { locale, clientAddress }: { locale: Locale; clientAddress: string },
): Promise<SaveReceipt> {
  const raw = readSaveForm(form)
  const sheet = readSheet(raw.sheet, locale)
  const { input, issues } = checkSave(raw.typed)
  if (!sheet) issues.push({ field: 'sheet', code: 'sheet.wrong' })
  // Looked at only where a mail would go out: a program that saves a sheet for itself does no harm.
  if (input.email !== undefined && issues.length === 0 && looksLikeAProgram(app, raw))
    issues.push({ field: 'email', code: 'email.suspect' })
  if (!sheet || issues.length > 0)
    return refuse(app, raw, 422, { reason: 'invalid', errors: wordIssues(issues, locale) })

  const outcome = await saveReport(app, { ...input, sheet, locale, key: raw.key, source: raw.source, clientAddress })
  switch (outcome.outcome) {
    case 'saved': {
      const { tokens, expiresAt, mailed } = outcome
      const absolute = (path: string) => app.settings.siteUrl.origin + path
      const saved = {
        share: absolute(pathToReport(tokens.share, locale)),
        withdraw: absolute(pathToWithdrawal(tokens.withdrawal, locale)),
        pdf: absolute(pathToReportPdf(tokens.share, locale)),
        expiresAt,
        mailed,
      }
      return { saved: true, posted: { typed: raw.typed, saved }, hidden: {} }
    }
    case 'too_many': {
      const minutes = minutesToWait(outcome.retryAfterSeconds)
      return refuse(app, raw, 429, { reason: 'too_many', minutes }, outcome.retryAfterSeconds)
    }
    case 'unavailable':
      return refuse(app, raw, 503, { reason: 'down' }, downSeconds)
  }
}

/** The sheet, or undefined when it is none or something in it is wrong: what is saved is what the visitor sees. */
function readSheet(text: string, locale: Locale): RoiSheet | undefined {
  const query = new URLSearchParams(text)
  const process = processOf(query.get(controlNames.process), content('roiProcesses', locale))
  const usual = usualSheet(process)
  const typed = readTypedSheet(query, typeSheet(usual, locale))
  if (!typed) return undefined
  const { sheet, issues } = checkSheet({ ...typed, process: process.id }, usual)
  return issues.length === 0 ? sheet : undefined
}

function wordIssues(issues: readonly SaveIssue[], locale: Locale): SaveErrors {
  const words = content('calculator', locale).save.errors
  const most = { owner: longestOwner, email: contactLimits.email.max, sheet: 0 }
  return Object.fromEntries(
    issues.map(({ field, code }) => [field, { code, text: fill(words[code], { most: integer(most[field], locale) }) }]),
  )
}

function refuse(
  app: App,
  { typed, key, token, source }: RawSave,
  status: 422 | 429 | 503,
  refusal: SaveRefusal,
  retryAfter?: number,
): SaveReceipt {
  return {
    saved: false,
    status,
    ...(retryAfter === undefined ? {} : { retryAfter }),
    posted: { typed, refusal },
    hidden: {
      ...(key ? { key } : {}),
      token: tokenForNextTry(app, token),
      source: JSON.stringify(readSource(source)),
    },
  }
}
