import { expect, it } from 'vitest'
import type { LeadEntryTable, LeadTable } from '#db/tables.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { readLeadTimes } from './read-lead-times.server.ts'
import { readReplies } from './read-replies.server.ts'
import { readSent } from './read-sent.server.ts'

const period = { from: '2026-11-16', to: '2026-11-20' }
const now = '2026-11-20T16:00:00.000Z'
/** Tuesday, nine in the morning in Amsterdam. */
const tuesday = '2026-11-17T08:00:00.000Z'
const waits = { status: 'open', waiting_since: tuesday, first_reply_minutes: null } as const
const answered = (minutes: number) =>
  ({ status: 'answered', waiting_since: null, first_reply_minutes: minutes }) as const

forEachDatabase('figures about people', (database) => {
  let made = 0

  async function lead(
    facts: Pick<LeadTable, 'status' | 'waiting_since' | 'first_reply_minutes'>,
    entries: readonly [kind: LeadEntryTable['kind']['__select__'], at: string][],
    { first = tuesday, last = first, promise = '9999' }: { first?: string; last?: string; promise?: string } = {},
  ) {
    const email = `p${++made}@example.org`
    const { id } = await database()
      .db.insertInto('lead')
      .values({
        ...facts,
        email_key: email,
        email,
        name: null,
        company: null,
        phone: null,
        locale: 'nl',
        owner_id: null,
        promise_at: promise,
        preview: '',
        campaign: 'direct',
        first_at: first,
        last_at: last,
        revision: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [kind, created_at] of entries) {
      await database()
        .db.insertInto('lead_entry')
        .values({ lead_id: id, kind, ref_id: ++made, by_user_id: null, text: null, source: null, created_at })
        .execute()
    }
  }

  async function workshop(status: 'booked' | 'cancelled', created_at: string) {
    const unique = `w${++made}`
    await database()
      .db.insertInto('booking')
      .values({
        key_hash: unique,
        content_hash: unique,
        token_hash: unique,
        event: 'automation-strategy-workshop',
        format: 'one',
        locale: 'nl',
        zone: null,
        name: 'N',
        email: 'n@example.org',
        company: null,
        phone: null,
        way: 'theirs',
        address: null,
        message: null,
        status,
        revision: 0,
        starts_at: '2026-12-03T08:00:00.000Z',
        ends_at: '2026-12-03T12:00:00.000Z',
        source: '{}',
        created_at,
      })
      .execute()
  }

  it('count who wrote first in the period, by what became of it', async () => {
    await lead(answered(30), [['message', tuesday]])
    await lead(answered(480), [['message', tuesday]])
    await lead(answered(481), [['report', tuesday]])
    await lead(waits, [['checklist', tuesday]], { promise: '2026-11-20T15:59:00.000Z' })
    await lead(waits, [['message', tuesday]], { promise: '2026-11-20T16:01:00.000Z' })
    await lead({ status: 'open', waiting_since: null, first_reply_minutes: null }, [
      ['booking', tuesday],
      ['message', now],
    ])
    await lead({ status: 'won', waiting_since: null, first_reply_minutes: null }, [])
    await lead({ ...waits, status: 'spam' }, [['message', tuesday]])
    await lead({ ...waits, status: 'quarantined' }, [['message', tuesday]])
    await lead(answered(1), [['message', '2026-11-15T22:59:00.000Z']], { first: '2026-11-15T22:59:00.000Z' })

    const figures = await readReplies(database().db, period, now)
    expect(figures).toEqual({
      leads: 7,
      firstBy: { message: 3, booking: 1, report: 1, checklist: 1, gone: 1 },
      replied: 3,
      kept: 2,
      broken: 1,
      waiting: 2,
      late: 1,
      settled: 2,
      median: { of: 3, middle: undefined },
    })
    expect(figures.replied + figures.waiting + figures.settled).toBe(figures.leads)
  })

  it('call nobody late whom an answer would still reach in time', async () => {
    const friday = '2026-11-20T16:00:00.000Z'
    const monday = (time: string) => `2026-11-23T${time}.000Z`
    await lead(waits, [['message', tuesday]], { promise: friday })
    const lateAt = async (moment: string) => (await readReplies(database().db, period, moment)).late
    expect(await lateAt('2026-11-21T12:00:00.000Z')).toBe(0)
    expect(await lateAt(monday('08:00:59'))).toBe(0)
    expect(await lateAt(monday('08:01:00'))).toBe(1)
  })

  it('are of the newest where there are too many', async () => {
    const written = (first: string) => ({ first })
    await lead(answered(30), [['message', tuesday]], written('2026-11-18T08:00:00.000Z'))
    await lead(answered(40), [['message', tuesday]], written('2026-11-19T08:00:00.000Z'))
    await lead(waits, [['report', tuesday]], written(tuesday))
    const figures = await readReplies(database().db, period, now, 2)
    expect(figures).toMatchObject({ leads: 2, replied: 2, waiting: 0, firstBy: { message: 2, report: 0 } })
  })

  it('say how long it takes, in office hours, where enough people did it', async () => {
    // Booked on Wednesday at ten: nine office hours after the message, so six after a reply that took three.
    const wednesday = '2026-11-18T09:00:00.000Z'
    for (let n = 0; n < 5; n++) {
      await lead(answered(180), [
        ['message', tuesday],
        ['booking', wednesday],
      ])
    }
    const times = await readLeadTimes(database().db, '2025-11-20T00:00:00.000Z')
    expect(times).toEqual({
      messages: 0,
      toReply: { of: 5, middle: 180 },
      replyToBooking: { of: 5, middle: 360 },
      toWorkshop: { of: 0, middle: undefined },
      messageToBooking: { of: 5, middle: 540 },
    })
  })

  it('know a first reply only to who began with a message, and after it', async () => {
    const friday = (hour: number) => `2026-11-20T${String(hour - 1).padStart(2, '0')}:00:00.000Z`
    for (let n = 0; n < 5; n++) {
      // The reply was to the report of Tuesday, and came before the message.
      await lead(answered(60), [
        ['report', tuesday],
        ['message', friday(9)],
        ['booking', friday(11)],
      ])
      await lead(answered(60), [['report', tuesday]])
    }
    const times = await readLeadTimes(database().db, '2025-11-20T00:00:00.000Z')
    expect([times.toReply.of, times.replyToBooking.of]).toEqual([0, 0])
    expect(times.messageToBooking).toEqual({ of: 5, middle: 120 })
  })

  it('leave out what is before their time, called off or spam, and waits that are none', async () => {
    const since = '2025-11-20T00:00:00.000Z'
    const before = '2025-11-19T23:59:00.000Z'
    // Booked within the hour: the reply came later. And booked at the very moment of the message.
    await lead(answered(180), [
      ['message', tuesday],
      ['booking', '2026-11-17T09:00:00.000Z'],
    ])
    await lead(answered(180), [
      ['message', tuesday],
      ['booking', tuesday],
    ])
    await lead(
      answered(180),
      [
        ['message', before],
        ['booking', tuesday],
      ],
      { first: before, last: tuesday },
    )
    for (const status of ['spam', 'quarantined'] as const) {
      await lead({ ...answered(180), status }, [
        ['message', tuesday],
        ['booking', '2026-11-18T09:00:00.000Z'],
      ])
    }
    await workshop('booked', since)
    await workshop('booked', before)
    await workshop('cancelled', since)
    const { toReply, replyToBooking, toWorkshop, messageToBooking } = await readLeadTimes(database().db, since)
    expect([toReply.of, replyToBooking.of, toWorkshop.of, messageToBooking.of]).toEqual([2, 0, 1, 1])
  })

  it('count what was sent on its day in Amsterdam, and leave out what is in quarantine', async () => {
    const message = (created_at: string, status: 'received' | 'quarantined') => ({
      idempotency_key: `k${++made}`,
      content_hash: 'h',
      locale: 'nl' as const,
      name: 'N',
      email: 'n@example.org',
      company: null,
      message: 'M',
      status,
      suspicion: null,
      source: '{}',
      created_at,
    })
    await database()
      .db.insertInto('contact_message')
      .values([
        message('2026-11-15T22:59:59.999Z', 'received'),
        message('2026-11-15T23:00:00.000Z', 'received'),
        message('2026-11-17T22:59:00.000Z', 'received'),
        message('2026-11-17T23:01:00.000Z', 'received'),
        message('2026-11-17T23:02:00.000Z', 'quarantined'),
        message('2026-11-20T23:00:00.000Z', 'received'),
      ])
      .execute()
    const sent = await readSent(database().db, period)
    expect(Object.fromEntries(sent.message)).toEqual({ '2026-11-16': 1, '2026-11-17': 1, '2026-11-18': 1 })
    expect(sent.booking.size + sent.report.size + sent.checklist.size).toBe(0)
    expect(await readLeadTimes(database().db, '2026-11-15T23:00:00.000Z')).toMatchObject({ messages: 4 })
  })
})
