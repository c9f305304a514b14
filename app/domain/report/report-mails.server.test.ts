import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculate } from '#app/domain/roi/calculate.ts'
import { becomesKinds, type RoiSheet } from '#app/domain/roi/sheet.ts'
import { arbitrarySheet } from '#tests/support/arbitrary-sheet.ts'
import { exampleSheet } from '#tests/support/example-sheet.ts'
import { type NewReport, reportMail, staffMail, withdrawalMail } from './report-mails.server.ts'

const settings = { siteUrl: new URL('https://site.example') }

const tokens = { share: 'R7KQ2M9XVD4TH8WC5NJP3BYE6S', withdrawal: '9C4D0000000000000000000000' }

function reportOf(change: Partial<NewReport> = {}): NewReport {
  return {
    id: 12,
    sheet: exampleSheet,
    owner: '"Anna" <img src=https://spy.example/x.gif> {date}',
    email: 'anna@example.nl',
    consent: true,
    locale: 'en',
    source: '{"utm_source":"mail"}',
    createdAt: '2026-11-20T23:30:00.000Z',
    expiresAt: '2027-11-20T23:30:00.000Z',
    tokens,
    ...change,
  }
}

/** A few steps that wait for days and take minutes, as people fill them in. */
const arbitraryUsualSheet = fc
  .array(
    fc.record({
      name: fc.constant(''),
      who: fc.constant(''),
      waitDays: fc.constantFrom(0, 0.25, 0.5, 1, 1.5, 2, 3, 5),
      minutes: fc.constantFrom(2, 5, 8, 10, 15, 20, 30),
      timesPerMonth: fc.constant(100),
      becomes: fc.constantFrom(...becomesKinds),
    }),
    { minLength: 2, maxLength: 6 },
  )
  .map((steps): RoiSheet => ({ ...exampleSheet, steps }))

const all = (['en', 'nl'] as const).flatMap((locale) =>
  [true, false].flatMap((consent) => {
    const report = reportOf({ locale, consent })
    return [
      ['the report', reportMail(report, settings)],
      ['how to withdraw it', withdrawalMail(report, settings)],
      ['the office', staffMail(report, { address: 'office@site.example' }, settings)],
    ] as const
  }),
)

describe.each(all)('the mail about %s', (_, mail) => {
  it('escapes what a visitor wrote, and has none of it in its subject', () => {
    expect(mail.html).not.toMatch(/<img|<b>/)
    expect(mail.html.match(/<(?!\/?(?:html|head|meta|title|body|p|strong|br|a)\b|!doctype)/g)).toBeNull()
    expect(mail.subject).not.toMatch(/Anna|Invoices/)
  })

  it('loads nothing, and links to the site only', () => {
    expect(mail.html).not.toMatch(/<[^>]*\ssrc=|url\(|@import/)
    for (const [, href] of mail.html.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^https:\/\/site\.example\//)
  })

  it('has every place of its text filled', () => {
    const typed = reportOf().owner ?? ''
    expect(`${mail.subject}${mail.text.replace(typed, '')}`).not.toMatch(/\{\w+\}|NaN|undefined/)
  })

  it('names the day in Amsterdam, where it was already tomorrow', () => {
    expect(mail.text).toMatch(/21 [Nn]ovember 2026/)
  })
})

describe('the report', () => {
  it.each(['Win now: prize.example', 'https://prize', 'call@prize.example', 'ПРИЗ.рф'])(
    'carries no advertising: not the name %s',
    (name) => {
      const report = reportOf({ sheet: { ...exampleSheet, name } })
      const { text, html } = reportMail(report, settings)
      expect(`${text}${html}`).not.toContain(name)
      // Who the office writes to is its own business.
      expect(staffMail(report, { address: 'office@site.example' }, settings).text).toContain(name)
    },
  )

  it('names the process', () => {
    expect(reportMail(reportOf(), settings).text).toContain(exampleSheet.name)
  })

  it('says in its subject how much waiting goes', () => {
    expect(reportMail(reportOf(), settings).subject).toBe('Your report: 3.8 days of waiting found')
    expect(reportMail(reportOf({ locale: 'nl' }), settings).subject).toBe('Uw rapport: 3,8 dagen wachttijd gevonden')
  })

  it('finds no more waiting than the two lead times that it writes are apart', () => {
    // 3.75 days of waiting go: 3.8 as a number of its own.
    const steps = exampleSheet.steps.map((step, index) => ({ ...step, waitDays: 5 * index, minutes: 15 - 7 * index }))
    const sheet = { ...exampleSheet, steps }
    expect(reportMail(reportOf({ sheet }), settings).text).toContain('Lead time: 5.0 days now, 1.3 days after')
    expect(reportMail(reportOf({ sheet }), settings).subject).toBe('Your report: 3.7 days of waiting found')
    const { subject } = reportMail(reportOf({ sheet, locale: 'nl' }), settings)
    expect(subject).toBe('Uw rapport: 3,7 dagen wachttijd gevonden')
  })

  it('finds no more in any sheet, and no less than rounding takes', () => {
    const daysIn = (text: string) => [...text.replaceAll(',', '').matchAll(/[\d.]+(?= days)/g)].map(Number)
    fc.assert(
      fc.property(fc.oneof(arbitrarySheet, arbitraryUsualSheet), (drawn) => {
        const { subject, text } = reportMail(reportOf({ sheet: { ...drawn, name: '' } }), settings)
        const [found = 0] = daysIn(subject)
        const [now = Number.NaN, after = Number.NaN] = daysIn(/^Lead time: .*$/m.exec(text)?.[0] ?? '')
        const answer = calculate(drawn)
        const waiting = answer.now.waitDays - answer.after.waitDays
        expect(found).toBeLessThanOrEqual(now - after + 1e-9)
        // Each of the two lead times is rounded by at most a twentieth.
        if (waiting > 0.2) expect(Math.abs(found - waiting)).toBeLessThanOrEqual(0.1 + 1e-9)
      }),
      { numRuns: 500 },
    )
  })

  it('does not boast of waiting where there is none to find', () => {
    const steps = exampleSheet.steps.map((step) => ({ ...step, waitDays: 0.02 }))
    expect(reportMail(reportOf({ sheet: { ...exampleSheet, steps } }), settings).subject).toBe('Your ROI report')
  })

  it('has the three figures, its address and the day on which it goes', () => {
    const { text } = reportMail(reportOf(), settings)
    expect(text).toContain('Lead time: 4.1 days now, 0.3 days after')
    expect(text).toContain('Cost of doing nothing: €25,200 a year')
    expect(text).toContain('Saving, as marked: €12,600 a year')
    expect(text).toContain(`https://site.example/${tokens.share}\n`)
    expect(text).toContain('21 November 2027')
  })

  it('offers the workshop only where the guarantee is within reach', () => {
    const busy: RoiSheet = { ...exampleSheet, hourlyCostCents: 8_000 }
    // It saves €15,600 a year: more than is guaranteed, but not with €90 a month of running costs.
    const between: RoiSheet = { ...exampleSheet, hourlyCostCents: 5_200 }
    expect(reportMail(reportOf(), settings).text).toContain('free audit')
    expect(reportMail(reportOf({ sheet: between }), settings).text).toContain('free audit')
    expect(reportMail(reportOf({ sheet: busy }), settings).text).toContain('the workshop')
  })

  it('says what became of the address', () => {
    expect(reportMail(reportOf(), settings).text).toContain('You agreed')
    expect(reportMail(reportOf({ consent: false }), settings).text).toContain('We do not keep your e-mail address')
  })
})

it.each([
  ['en', 'Language: English'],
  ['nl', 'Taal: Nederlands'],
] as const)('the office reads in which language to write (%s)', (locale, fact) => {
  expect(staffMail(reportOf({ locale }), { address: 'office@site.example' }, settings).text).toContain(fact)
})
