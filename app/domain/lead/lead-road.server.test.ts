import { describe, expect, it } from 'vitest'
import { roadOf } from './lead-road.server.ts'
import {
  type ChangeItem,
  type MessageItem,
  type ReplyItem,
  type StoryItem,
  type StoryMail,
  triedAgain,
} from './lead-story.ts'
import { stripOf } from './lead-strip.server.ts'

/** Times of November 2026 in Amsterdam. */
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}+01:00`).toISOString()

const common = (moment: string) => ({ key: moment, at: moment })

const message = (moment: string, quarantined = false): MessageItem => ({
  kind: 'message',
  ...common(moment),
  number: 1,
  text: 'Goedemorgen',
  quarantined,
  mail: undefined,
})

const reply = (moment: string, mail?: Partial<StoryMail>): ReplyItem => ({
  kind: 'reply',
  ...common(moment),
  by: 'Eva Kramer',
  subject: 'Re',
  text: 'Beste Marieke',
  withdrawn: false,
  mail: mail && { id: 1, subject: 'Re', status: 'sent', attempts: 1, at: moment, error: null, ...mail },
  change: undefined,
  stoppable: false,
})

const booking = (moment: string, start: string): StoryItem => ({
  kind: 'booking',
  ...common(moment),
  number: 1,
  event: 'intro-call-30-minutes',
  change: 'booked',
  by: 'visitor',
  sessions: [{ start, end: start }],
  holds: true,
  way: 'phone',
  where: null,
  text: null,
  mail: undefined,
  sentKeptUntil: undefined,
})

const note = (moment: string): StoryItem => ({ kind: 'note', ...common(moment), by: null, text: 'Voicemail.' })

const change = (moment: string, waitingSince: ChangeItem['waitingSince'], answers = true): ChangeItem => ({
  kind: 'change',
  ...common(moment),
  by: null,
  summary: answers ? 'set to answered' : 'set to spam',
  waitingSince,
  answers,
  spam: waitingSince === undefined ? undefined : { was: false, is: !answers },
})

const gapsOf = (road: ReturnType<typeof roadOf>) =>
  road.steps.flatMap((step) => (step.kind === 'gap' ? [[step.minutes, step.turn, step.more] as const] : []))

describe('the road of a lead', () => {
  const now = at(23, '10:30')
  const story = [
    { ...message(at(16, '20:41'), true) },
    message(at(17, '11:05')),
    booking(at(19, '08:52'), at(24, '15:00')),
    note(at(20, '16:40')),
  ]

  it('counts in office hours whose turn it was, and marks where the promise passed', () => {
    const road = roadOf({ status: 'open', waiting_since: at(17, '11:05') }, story, now)
    expect(gapsOf(road)).toEqual([
      // In quarantine nobody waits. A booking comes in, and we still owe the answer to the message.
      [125, 'nobody', false],
      [8 * 60, 'ours', false],
      [5 * 60 + 55, 'late', false],
      [15 * 60 + 40, 'late', true],
      [110, 'late', true],
    ])
    expect(road.steps.find((step) => step.kind === 'gap' && step.passed)).toMatchObject({ passed: at(18, '11:05') })
    expect(road.steps.at(-1)).toMatchObject({ total: 31 * 60 + 25 })
    expect(road.waiting).toEqual({
      since: at(17, '11:05'),
      promise: at(18, '11:05'),
      until: undefined,
      answered: false,
      minutes: 31 * 60 + 25,
      lateMinutes: 23 * 60 + 25,
    })
  })

  it('tells hours that add up to all of them, whatever parts of minutes its entries leave over', () => {
    const second = (time: string) => new Date(`2026-11-${time}+01:00`).toISOString()
    const since = second('17T09:00:10.000')
    const notes = ['17T10:52:50.500', '17T10:53:05.250', '17T14:19:30.999', '18T09:00:40.000'].map(second)
    const story = [message(since), ...notes.map(note)]
    for (const end of ['18T09:00:50.000', '18T10:07:20.000', '19T12:00:09.999'].map(second)) {
      const road = roadOf({ status: 'open', waiting_since: since }, story, end)
      const told = gapsOf(road).reduce((sum, [minutes]) => sum + minutes, 0)
      expect([end, told]).toEqual([end, road.waiting?.minutes])
      expect(gapsOf(road).reduce((sum, [minutes, turn]) => sum + (turn === 'late' ? minutes : 0), 0)).toBe(
        road.waiting?.lateMinutes,
      )
      const answered = roadOf({ status: 'answered', waiting_since: null }, [...story, reply(end)], end)
      expect(gapsOf(answered)).toEqual(gapsOf(road))
    }
  })

  it('is not past the promise while the office is closed, nor before a whole minute of it has passed', () => {
    const waits = { status: 'open' as const, waiting_since: at(17, '09:00') }
    const came = [message(at(17, '09:00'))]
    const night = [...came, note(at(17, '18:00'))]
    for (const moment of [at(17, '20:00'), new Date(Date.parse(at(18, '09:01')) - 1).toISOString()]) {
      for (const story of [came, night]) {
        const road = roadOf(waits, story, moment)
        expect(gapsOf(road)).toEqual([[8 * 60, 'ours', false]])
        expect(road.steps.some((step) => step.kind === 'gap' && step.passed)).toBe(false)
        expect(stripOf(road, story, moment)?.waits.map(({ late }) => late)).toEqual([false])
      }
    }
    expect(gapsOf(roadOf(waits, night, at(18, '10:00')))).toEqual([
      [8 * 60, 'ours', false],
      [60, 'late', false],
    ])
  })

  it('says that it waits more only where office hours of that waiting stand before it', () => {
    const evening = [message(at(18, '20:00')), booking(at(18, '20:12'), at(24, '15:00')), note(at(19, '08:50'))]
    const waits = { status: 'open' as const, waiting_since: at(18, '20:00') }
    expect(gapsOf(roadOf(waits, evening, at(19, '11:00')))).toEqual([[120, 'ours', false]])
    expect(gapsOf(roadOf(waits, [...evening, note(at(19, '10:00'))], at(19, '11:00')))).toEqual([
      [60, 'ours', false],
      [60, 'ours', true],
    ])
  })

  it('ends with an answer, by a reply that goes out or by a decision', () => {
    const sent = reply(at(18, '11:05'), {})
    expect(roadOf({ status: 'open', waiting_since: null }, [message(at(17, '11:05')), sent], now)).toMatchObject({
      waiting: { until: at(18, '11:05'), answered: true, minutes: 480, lateMinutes: 0 },
      dead: undefined,
    })
    const decided = change(at(18, '11:05'), null)
    const { waiting } = roadOf({ status: 'open', waiting_since: null }, [message(at(17, '11:05')), decided], now)
    expect(waiting).toMatchObject({ until: decided.at, answered: true })
    // An owner is no answer.
    const owner = change(at(18, '11:05'), undefined)
    const waits = { status: 'open' as const, waiting_since: at(17, '11:05') }
    expect(roadOf(waits, [message(at(17, '11:05')), owner], now).waiting?.until).toBeUndefined()
  })

  it('ends without an answer where none is owed any more, and its drawing says so', () => {
    const story = [message(at(17, '11:05')), change(at(17, '11:17'), null, false)]
    const road = roadOf({ status: 'open', waiting_since: null }, story, now)
    expect(road.waiting).toMatchObject({ until: at(17, '11:17'), answered: false, minutes: 12 })
    expect(stripOf(road, story, now)?.marks.map(({ what }) => what)).toEqual(['since', 'settled', 'promise'])
    const answered = [message(at(17, '11:05')), change(at(17, '11:17'), null)]
    const strip = stripOf(roadOf({ status: 'open', waiting_since: null }, answered, now), answered, now)
    expect(strip?.marks.map(({ what }) => what)).toEqual(['since', 'answered', 'promise'])
  })

  it('runs on through a reply that was stopped or given up', () => {
    const stopped = { ...reply(at(18, '11:05')), withdrawn: true }
    const waits = { status: 'open' as const, waiting_since: at(17, '11:05') }
    expect(roadOf(waits, [message(at(17, '11:05')), stopped], now).waiting?.until).toBeUndefined()
    const dead = reply(at(18, '11:05'), { status: 'dead', error: 'too late' })
    const road = roadOf({ status: 'open', waiting_since: null }, [message(at(17, '11:05')), dead], now)
    expect(road).toMatchObject({ waiting: { until: undefined, lateMinutes: 23 * 60 + 25 }, dead })
  })

  it('runs on from what came first, where less was released while a reply seemed to have answered it', () => {
    const dead = reply(at(18, '11:05'), { status: 'dead', error: 'too late' })
    const released = { ...change(at(18, '12:05'), at(18, '10:05'), false), spam: { was: false, is: false } }
    const story = [message(at(17, '11:05')), message(at(18, '10:05')), dead, released]
    const { waiting } = roadOf({ status: 'open', waiting_since: null }, story, now)
    expect(waiting).toMatchObject({ since: at(17, '11:05'), until: undefined })
  })

  it('ran on through a reply that was given up and went out later, and tells those hours', () => {
    const again = { ...change(at(19, '11:05'), at(17, '11:05'), false), spam: { was: false, is: false } }
    const tried = { ...change(at(20, '11:05'), null), summary: triedAgain }
    const road = roadOf(
      { status: 'answered', waiting_since: null },
      [message(at(17, '11:05')), reply(at(18, '11:05'), {}), again, tried, note(at(20, '12:05'))],
      now,
    )
    expect(road.waiting).toMatchObject({ since: at(17, '11:05'), until: tried.at, answered: true, minutes: 24 * 60 })
    expect(gapsOf(road)).toEqual([
      [8 * 60, 'ours', false],
      [8 * 60, 'late', false],
      [8 * 60, 'late', true],
      [60, 'nobody', false],
    ])
  })

  it('ran on from what was held while something else was answered, once that is released', () => {
    const released = { ...change(at(18, '12:05'), at(17, '12:05'), false), spam: { was: false, is: false } }
    const story = [message(at(17, '11:05')), message(at(17, '12:05')), reply(at(17, '13:05'), {}), released]
    const road = roadOf({ status: 'open', waiting_since: at(17, '12:05') }, story, at(18, '13:05'))
    expect(gapsOf(road)).toEqual([
      [60, 'ours', false],
      [60, 'ours', true],
      [7 * 60, 'ours', true],
      [60, 'late', false],
    ])
    expect(road.steps.at(-1)).toMatchObject({ total: 9 * 60 })
    expect(road.waiting).toMatchObject({ minutes: 9 * 60 })
  })

  it('runs on from what came after a reply that went out in the end, where the next one is given up', () => {
    const again = { ...change(at(18, '12:05'), at(17, '11:05'), false), spam: { was: false, is: false } }
    const tried = { ...change(at(18, '13:05'), null), summary: triedAgain }
    const dead = reply(at(19, '12:05'), { status: 'dead', error: 'too late' })
    const story = [message(at(17, '11:05')), reply(at(18, '11:05'), {}), again, tried, message(at(19, '11:05')), dead]
    const road = roadOf({ status: 'open', waiting_since: null }, story, now)
    expect(road).toMatchObject({ waiting: { since: at(19, '11:05'), until: undefined }, dead })
  })

  it('still lacks the reply that was given up when another one after it was stopped', () => {
    const dead = reply(at(18, '11:05'), { status: 'dead', error: 'too late' })
    const stopped = { ...reply(at(18, '12:05')), withdrawn: true }
    const road = roadOf({ status: 'open', waiting_since: null }, [message(at(17, '11:05')), dead, stopped], now)
    expect(road).toMatchObject({ waiting: { since: at(17, '11:05'), until: undefined }, dead })
  })

  it('stands still for as long as the lead is spam, whatever it sends', () => {
    const spam = change(at(17, '11:17'), null, false)
    const dead = reply(at(17, '11:10'), { status: 'dead', error: 'too late' })
    const held = [message(at(17, '11:05')), dead, spam, change(at(17, '12:00'), undefined), message(at(18, '11:05'))]
    const road = roadOf({ status: 'open', waiting_since: null }, held, now)
    expect(road).toMatchObject({ waiting: { until: spam.at, minutes: 12, lateMinutes: 0 }, dead: undefined })
    expect(gapsOf(road).map(([, turn]) => turn)).toEqual(['ours', 'ours', 'nobody', 'nobody'])
    // Opened again, it waits with what it sends from then on.
    const opened: ChangeItem = {
      ...change(at(19, '11:05'), null, false),
      ...{ summary: 'set to open', spam: { was: true, is: false } },
    }
    const again = [...held, opened, message(at(19, '13:05'))]
    expect(roadOf({ status: 'open', waiting_since: null }, [...held, opened], now).waiting).toMatchObject({
      until: spam.at,
    })
    const { waiting } = roadOf({ status: 'open', waiting_since: null }, [...again, reply(at(19, '14:05'))], now)
    expect(waiting).toMatchObject({ since: at(19, '13:05'), minutes: 60, answered: true })
  })

  it('stands still too once the decision that it is spam was deleted', () => {
    const held = [message(at(17, '11:05')), note(at(18, '11:05')), message(at(19, '11:05'))]
    const road = roadOf({ status: 'spam', waiting_since: null }, held, now)
    expect(road.waiting).toBeUndefined()
    expect(gapsOf(road).map(([, turn]) => turn)).toEqual(['nobody', 'nobody'])
    // While it is there, what came before it did wait.
    const told = [message(at(17, '11:05')), change(at(18, '11:05'), null, false), message(at(19, '11:05'))]
    const since = roadOf({ status: 'spam', waiting_since: null }, told, now)
    expect(gapsOf(since).map(([, turn]) => turn)).toEqual(['ours', 'nobody'])
  })

  it('believes the desk where its story says otherwise', () => {
    expect(roadOf({ status: 'open', waiting_since: null }, [message(at(17, '11:05'))], now).waiting).toBeUndefined()
    expect(roadOf({ status: 'open', waiting_since: at(17, '11:05') }, [], now).waiting?.since).toBe(at(17, '11:05'))
  })

  it('begins no waiting with what was deleted: it may have been held, or settled by what was deleted too', () => {
    const gone: StoryItem = { kind: 'gone', ...common(at(10, '11:05')), was: 'message' }
    const answered = [gone, message(at(17, '11:05')), reply(at(17, '12:05'))]
    expect(roadOf({ status: 'open', waiting_since: null }, answered, now).waiting).toMatchObject({
      minutes: 60,
      lateMinutes: 0,
    })
    // What the desk still knows to wait does.
    expect(roadOf({ status: 'open', waiting_since: gone.at }, [gone], now).waiting).toMatchObject({
      since: gone.at,
      until: undefined,
    })
  })

  it('says of no hours that it was nobody’s turn which what was deleted may have waited', () => {
    const gone: StoryItem = { kind: 'gone', ...common(at(17, '11:05')), was: 'message' }
    const stopped = { ...reply(at(17, '12:05')), withdrawn: true }
    const told = [note(at(17, '10:05')), gone, stopped, change(at(17, '13:05'), undefined), reply(at(17, '14:05'))]
    const turns = (items: readonly StoryItem[], waitingSince: string | null = null) =>
      gapsOf(roadOf({ status: 'open', waiting_since: waitingSince }, items, now)).map(([, turn]) => turn)
    expect(turns([...told, note(at(17, '15:05'))])).toEqual(['nobody', 'unknown', 'unknown', 'unknown', 'nobody'])
    const decided = change(at(17, '14:05'), null)
    expect(turns([gone, decided, note(at(17, '15:05'))])).toEqual(['unknown', 'nobody'])
    // Nobody waits for an answer to a booking.
    expect(turns([{ ...gone, was: 'booking' }, note(at(17, '15:05'))])).toEqual(['nobody'])
    // What spam sent waited neither, and what came after it waits for sure.
    expect(turns([change(at(16, '11:05'), null, false), gone, note(at(17, '15:05'))])).toEqual(['nobody', 'nobody'])
    expect(turns([gone, message(at(17, '13:05')), decided])).toEqual(['unknown', 'ours'])
  })

  it('counts from what was deleted where the desk still does', () => {
    const gone: StoryItem = { kind: 'gone', ...common(at(17, '11:05')), was: 'message' }
    const road = roadOf(
      { status: 'open', waiting_since: gone.at },
      [gone, note(at(19, '11:05')), message(at(20, '11:05'))],
      now,
    )
    expect(gapsOf(road)).toEqual([
      [8 * 60, 'ours', false],
      [8 * 60, 'late', false],
      [8 * 60, 'late', true],
      [7 * 60 + 25, 'late', true],
    ])
    expect(road.steps.at(-1)).toMatchObject({ total: 31 * 60 + 25 })
  })

  it('is drawn to scale in office days', () => {
    const strip = stripOf(roadOf({ status: 'open', waiting_since: at(17, '11:05') }, story, now), story, now)
    expect(strip?.days.map(({ day }) => day.slice(-2))).toEqual(['17', '18', '19', '20', '23', '24'])
    expect(strip?.marks.map(({ what, at }) => [what, Math.round(at * 10_000) / 100])).toEqual([
      ['since', 4.34],
      ['promise', 21.01],
      ['now', 69.79],
      ['booking', 95.83],
    ])
    expect(strip?.waits).toEqual([
      { from: strip?.marks[0]?.at, to: strip?.marks[1]?.at, late: false },
      { from: strip?.marks[1]?.at, to: strip?.marks[2]?.at, late: true },
    ])
  })

  it('has no drawing where nobody waited and nothing is to come', () => {
    const past = [booking(at(12, '08:52'), at(13, '15:00'))]
    expect(stripOf(roadOf({ status: 'open', waiting_since: null }, past, now), past, now)).toBeUndefined()
    const soon = [booking(at(12, '08:52'), at(24, '15:00'))]
    const strip = stripOf(roadOf({ status: 'open', waiting_since: null }, soon, now), soon, now)
    expect(strip?.marks.map(({ what }) => what)).toEqual(['now', 'booking'])
  })
})
