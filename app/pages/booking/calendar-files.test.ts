import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { pathToCalendarFile, pathToStaffCalendar } from '#app/booking-paths.ts'
import { staffCalendarToken } from '#app/domain/booking/staff-calendar.server.ts'
import type { App } from '#app/platform/app.ts'
import { pathForLog } from '#app/platform/log.server.ts'
import { appContext } from '#app/request-context.ts'
import { booked, bookingApp, callAt } from '#tests/support/booking-app.ts'
import { readCalendar } from '#tests/support/calendar.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { loader as calendarFile } from './calendar-file.ts'
import { loader as staffCalendar } from './staff-calendar.ts'

const unknown = '7'.repeat(26)

forEachDatabase('calendar files', (database) => {
  function get(
    app: App,
    load: typeof calendarFile | typeof staffCalendar,
    path: string,
    token: string,
  ): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(appContext, app)
    return load({ url: new URL(path, 'https://site.example'), params: { token }, context } as never)
  }

  it.each(['en', 'nl'] as const)('gives a booking to whoever has its address (%s)', async (locale) => {
    const { app } = bookingApp(database())
    const { booking, token } = await booked(app, callAt())
    const answer = await get(app, calendarFile, pathToCalendarFile(token, locale), token)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': `attachment; filename="vlotwerk-${booking.number}.ics"`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(readCalendar(await answer.text()).events).toMatchObject([{ start: '2026-12-03T09:30:00.000Z' }])
  })

  it('answers alike whatever else is asked for', async () => {
    const { app } = bookingApp(database())
    await booked(app, callAt())
    const answers = await Promise.all(
      [unknown, 'x', unknown.toLowerCase(), ''].map((token) =>
        get(app, calendarFile, pathToCalendarFile(token, 'nl'), token),
      ),
    )
    const said = await Promise.all(
      answers.map(async (answer) => [answer.status, [...answer.headers], await answer.text()]),
    )
    expect(said[0]?.[0]).toBe(404)
    expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(answers[0]?.headers.get('Cache-Control')).toBe('no-store')
  })

  it('gives all bookings to staff only', async () => {
    const { app } = bookingApp(database())
    await booked(app, callAt())
    const token = staffCalendarToken(app.secret)
    const answer = await get(app, staffCalendar, pathToStaffCalendar(token), token)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(readCalendar(await answer.text()).events).toHaveLength(1)
    for (const wrong of [unknown, token.toLowerCase(), token.slice(1), '']) {
      const refused = await get(app, staffCalendar, pathToStaffCalendar(wrong), wrong)
      expect([refused.status, await refused.text()]).toEqual([404, ''])
    }
  })
})

it('keeps both addresses out of the log', () => {
  const token = staffCalendarToken('a secret')
  for (const path of [pathToStaffCalendar(token), pathToCalendarFile(token, 'nl'), `/b/${token}/move`])
    expect(pathForLog(path)).toBe(path.replace(token, '[token]'))
})
