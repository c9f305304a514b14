/** The addresses of a booking, with a real database behind them: as it stands, cancelled, moved, refused. */
import { RouterContextProvider } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { blockTime } from '#app/domain/booking/block-time.server.ts'
import { findBooking } from '#app/domain/booking/find-booking.server.ts'
import { instantAt } from '#app/domain/booking/wall-time.server.ts'
import { appContext, originContext, requestContext } from '#app/request-context.ts'
import { booked, bookingApp, callAt, workshopAt } from '#tests/support/booking-app.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { action as moveAction, headers as moveHeaders, loader as moveLoader } from '../move/page.tsx'
import { action, headers, loader } from './page.tsx'

const neverGiven = 'R7KQ2M9XVD4TH8WC5NJP3BYE6S'
const friday = instantAt('2026-12-04', '09:30')

forEachDatabase('booking routes', (database) => {
  let site: ReturnType<typeof bookingApp>
  let app: ReturnType<typeof bookingApp>['app']

  beforeEach(() => {
    site = bookingApp(database())
    app = site.app
  })

  function argsOf(path: string, token: string, form?: Record<string, string>): never {
    const request = new Request(
      `https://site.example${path}`,
      form ? { method: 'POST', body: new URLSearchParams(form) } : {},
    )
    const context = new RouterContextProvider()
    context.set(appContext, app)
    context.set(originContext, 'https://site.example')
    context.set(requestContext, { clientAddress: '192.0.2.7', requestId: 'r', nonce: 'n' })
    return { request, url: new URL(request.url), context, params: { token } } as never
  }

  const open = (token: string, query = '', under = '') => loader(argsOf(`${under}/b/${token}${query}`, token))
  const cancel = (token: string, intent = 'cancel', under = '') =>
    action(argsOf(`${under}/b/${token}`, token, { intent })).catch((thrown: unknown) => thrown as Response)
  const openMove = (token: string, query = '') => moveLoader(argsOf(`/b/${token}/move${query}`, token))
  const move = (token: string, query: string, under = '') =>
    moveAction(argsOf(`${under}/b/${token}/move${query}`, token, {})).catch((thrown: unknown) => thrown as Response)

  const revisionsOf = async (token: string) => (await findBooking(app, token))?.revisions.map(({ change }) => change)
  const standing = async (token: string) => {
    const { data } = await open(token)
    return 'shown' in data ? data.shown.standing : undefined
  }

  function expectSecret(answer: HeadersInit | undefined, referrers = 'strict-origin'): void {
    expect(Object.fromEntries(new Headers(answer))).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': referrers,
      'x-robots-tag': 'noindex, nofollow',
    })
  }

  function expectRedirect(answer: unknown, location: string): void {
    if (!(answer instanceof Response)) throw new Error('no redirect')
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe(location)
    expectSecret(answer.headers)
  }

  describe('the page', () => {
    it('shows the booking in both languages, and its address to nobody', async () => {
      const { token, booking } = await booked(app, callAt())
      for (const [under, title] of [
        ['', 'Move it, or cancel it | Vlotwerk'],
        ['/nl', 'Verzetten of afzeggen | Vlotwerk'],
      ] as const) {
        const { data, init } = await open(token, '', under)
        expect(data.head[0]).toEqual({ title })
        expect(JSON.stringify(data.head)).not.toContain(token)
        expect(data.sheet.title).toContain(`${booking.number}`)
        expectSecret(init?.headers)
      }
    })

    it('changes nothing, whatever is asked of it', async () => {
      const { token } = await booked(app, callAt())
      for (const query of ['?done=cancelled', '?intent=cancel', '?cancel', '?done=moved']) await open(token, query)
      await openMove(token, `?at=${friday}`)
      expect(await revisionsOf(token)).toEqual(['booked'])
    })

    it('answers whatever opens nothing with one and the same 404', async () => {
      const { token } = await booked(app, callAt())
      const paths = [neverGiven, 'short', token.toLowerCase(), `${token}0`, '%2e%2e']
      const answers = [
        ...(await Promise.all(paths.map((path) => open(path)))),
        ...(await Promise.all(paths.map((path) => openMove(path)))),
      ]
      for (const { data, init } of answers) {
        expect(init).toMatchObject({ status: 404 })
        expectSecret(init?.headers, 'no-referrer')
        expect(JSON.stringify({ ...data, missing: undefined })).toBe(
          JSON.stringify({ ...answers[0]?.data, missing: undefined }),
        )
      }
      for (const path of paths) {
        expect(await cancel(path)).toMatchObject({ init: { status: 404 } })
        expect(await move(path, `?at=${friday}`)).toMatchObject({ init: { status: 404 } })
      }
    })

    it('says 503 while the database is away, and that the booking is untouched', async () => {
      const { token } = await booked(app, callAt())
      const { db } = app.database
      app = { ...app, database: { ...app.database, db: brokenDatabase() } }
      for (const answer of [await open(token), await openMove(token)]) {
        expect(answer.init).toMatchObject({ status: 503, headers: { 'Retry-After': '60' } })
        expect(answer.data.sheet.number).toBe('503')
        expectSecret(answer.init?.headers, 'no-referrer')
      }
      expect(await cancel(token)).toMatchObject({ init: { status: 503, headers: { 'Retry-After': '60' } } })
      expect(await move(token, `?at=${friday}`)).toMatchObject({ init: { status: 503 } })
      app = { ...app, database: { ...app.database, db } }
      expect(await revisionsOf(token)).toEqual(['booked'])
    })
  })

  describe('cancelling', () => {
    it('leads to what stands now, in the language of the page, once or twice', async () => {
      const { token } = await booked(app, callAt())
      expectRedirect(await cancel(token, 'cancel', '/nl'), `/nl/b/${token}?done=cancelled`)
      expectRedirect(await cancel(token), `/b/${token}?done=cancelled`)
      expect(await revisionsOf(token)).toEqual(['booked', 'cancelled'])
      expect(await standing(token)).toBe('cancelled')
    })

    it('is not done by a form that asks for something else', async () => {
      const { token } = await booked(app, callAt())
      expect(await cancel(token, 'delete')).toMatchObject({ init: { status: 400 } })
      expect(await revisionsOf(token)).toEqual(['booked'])
    })

    it('is refused when it is too late, and the page says so', async () => {
      const { token } = await booked(app, callAt('10:30'))
      site.setTime('2026-12-03T07:30:01.000Z')
      expectRedirect(await cancel(token), `/b/${token}?done=late`)
      const { data } = await open(token, '?done=late')
      expect('shown' in data && data.shown).toMatchObject({ standing: 'soon', news: 'late' })
    })
  })

  describe('moving', () => {
    it('shows what was beside what it becomes, then leads to the booking', async () => {
      const { token } = await booked(app, callAt('10:30'))
      const { data, init } = await openMove(token, `?at=${friday}`)
      expect('move' in data && data.move).toEqual({
        step: 'confirm',
        sessions: [expect.objectContaining({ start: friday })],
      })
      expect(data.head[0]).toEqual({ title: 'Twenty-three hours later | Vlotwerk' })
      expectSecret(init?.headers)
      expectRedirect(await move(token, `?at=${friday}`, '/nl'), `/nl/b/${token}?done=moved`)
      expect(await revisionsOf(token)).toEqual(['booked', 'moved'])
    })

    it('does not offer the time that it has', async () => {
      const { token } = await booked(app, callAt('10:30'))
      const own = instantAt('2026-12-03', '10:30')
      const { data } = await openMove(token, `?at=${own}`)
      if (!('move' in data) || data.move.step !== 'pick') throw new Error('no plan')
      expect(data.move.open?.day).toBe('2026-12-03')
      expect(data.move.open?.slots.find(({ start }) => start === own)?.free).toBe(false)
      expect(data.move.open?.free).toBe(15)
    })

    it('offers the nearest free times when somebody was quicker, and says 409', async () => {
      const { token } = await booked(app, callAt('10:30'))
      await booked(app, callAt('09:30', '2026-12-04'))
      expect(await move(token, `?at=${friday}`)).toMatchObject({ init: { status: 409 } })
      const { data } = await openMove(token, `?at=${friday}`)
      expect('move' in data && data.move).toMatchObject({
        step: 'taken',
        missed: { start: friday },
        nearest: ['09:00', '10:00', '10:30', '11:00'].map((startsAt) => ({ startsAt })),
      })
      expect(await revisionsOf(token)).toEqual(['booked'])
    })

    it('of two sessions picks the second after the first, in the days that follow it', async () => {
      const { token } = await booked(
        app,
        workshopAt(instantAt('2026-12-03', '09:00'), instantAt('2026-12-08', '09:00')),
      )
      const first = instantAt('2026-12-10', '13:00')
      const second = instantAt('2026-12-14', '11:00')
      const { data } = await openMove(token, `?format=two&first=${first}`)
      if (!('move' in data) || data.move.step !== 'pick') throw new Error('no plan')
      expect(data.move.pinned?.start).toBe(first)
      expect(data.move.open?.day).toBe('2026-12-11')

      const both = `?format=two&first=${first}&at=${second}`
      const chosen = await openMove(token, both)
      expect('move' in chosen.data && chosen.data.move.step).toBe('confirm')
      expectRedirect(await move(token, both), `/b/${token}?done=moved`)
      expect((await findBooking(app, token))?.sessions.map(({ start }) => start)).toEqual([first, second])
    })

    it('of two sessions does not offer the time of the second, where the first stays', async () => {
      const own = [instantAt('2026-12-03', '09:00'), instantAt('2026-12-08', '09:00')] as const
      const { token } = await booked(app, workshopAt(...own))
      const offers = async (first: string) => {
        const { data } = await openMove(token, `?format=two&first=${first}&day=2026-12-08`)
        if (!('move' in data) || data.move.step !== 'pick') throw new Error('no plan')
        return data.move.open?.slots.find(({ start }) => start === own[1])?.free
      }
      expect(await offers(own[0])).toBe(false)
      expect(await offers(instantAt('2026-12-03', '13:00'))).toBe(true)
      // Nothing but its own time could follow the first one.
      await blockTime(app, { from: instantAt('2026-12-04', '00:00'), to: own[1] })
      await blockTime(app, { from: instantAt('2026-12-08', '13:00'), to: instantAt('2027-01-31', '00:00') })
      const { data } = await openMove(token, `?format=two&first=${own[0]}`)
      expect('move' in data && data.move).toMatchObject({ step: 'pick', pinned: undefined, dropped: true })
    })

    it('begins anew where nothing can follow the first of two sessions', async () => {
      const { token } = await booked(
        app,
        workshopAt(instantAt('2026-12-03', '09:00'), instantAt('2026-12-08', '09:00')),
      )
      await blockTime(app, {
        from: instantAt('2026-12-11', '09:00'),
        to: instantAt('2026-12-31', '17:00'),
        reason: undefined,
      })
      const { data } = await openMove(token, `?format=two&first=${instantAt('2026-12-10', '13:00')}`)
      expect('move' in data && data.move).toMatchObject({
        step: 'pick',
        pinned: undefined,
        open: { day: '2026-12-03' },
      })
    })

    it('keeps the first of two sessions when the second is taken', async () => {
      const { token } = await booked(
        app,
        workshopAt(instantAt('2026-12-03', '09:00'), instantAt('2026-12-08', '09:00')),
      )
      const first = instantAt('2026-12-10', '13:00')
      await blockTime(app, {
        from: instantAt('2026-12-14', '09:00'),
        to: instantAt('2026-12-14', '13:00'),
        reason: undefined,
      })
      const { data } = await openMove(token, `?format=two&first=${first}&at=${instantAt('2026-12-14', '11:00')}`)
      expect('move' in data && data.move).toMatchObject({ step: 'taken', kept: { start: first } })
    })

    it('leads back to what cannot be moved any more', async () => {
      const { token } = await booked(app, callAt('10:30'))
      await cancel(token)
      await expect(openMove(token)).rejects.toMatchObject({ status: 303 })
      expectRedirect(await move(token, `?at=${friday}`), `/b/${token}`)
      const late = await booked(app, callAt('11:30'))
      site.setTime('2026-12-03T09:00:00.000Z')
      expectRedirect(await move(late.token, `?at=${friday}`), `/b/${late.token}?done=late`)
    })
  })

  it('hands on what an action adds to the headers of its page', () => {
    const parts = {
      loaderHeaders: new Headers({ 'Cache-Control': 'no-store' }),
      actionHeaders: new Headers({ 'Retry-After': '60' }),
    }
    for (const one of [headers, moveHeaders]) {
      expect(Object.fromEntries(one(parts as never))).toEqual({ 'cache-control': 'no-store', 'retry-after': '60' })
    }
  })
})

/** Throws whatever is asked of it. */
function brokenDatabase(): never {
  return new Proxy(
    {},
    {
      get() {
        throw new Error('the database is away')
      },
    },
  ) as never
}
