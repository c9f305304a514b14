import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterArrival,
  afterDecision,
  afterRelease,
  afterReply,
  afterReplyDied,
  afterReplyStopped,
  afterWithdrawal,
  decidedStatuses,
  noPromise,
  promiseFor,
  type Standing,
  standingOfNew,
} from './lead-standing.server.ts'

// Working hours in Amsterdam, on three days that follow each other.
const monday = '2026-11-16T09:00:00.000Z'
const tuesday = '2026-11-17T09:00:00.000Z'
const wednesday = '2026-11-18T09:00:00.000Z'

const nobodyWaits = { waiting_since: null, promise_at: noPromise } as const

function waiting(since: string, status: Standing['status'] = 'open'): Standing {
  return { status, returns_to: null, waiting_since: since, promise_at: promiseFor(since), first_reply_minutes: null }
}

function idle(status: Standing['status'], first_reply_minutes: number | null = null): Standing {
  return { status, returns_to: null, ...nobodyWaits, first_reply_minutes }
}

/** A client who wrote again. */
function waitingClient(since: string): Standing {
  return { ...waiting(since), returns_to: 'won' }
}

function arrived(kind: 'message' | 'report' | 'booking' | 'checklist', at: string, quarantined = false) {
  return { kind, at, quarantined }
}

it('keeps of a row only how it stands', () => {
  const row = { ...waiting(monday), id: 7, revision: 3, email: 'marieke@voorbeeld.nl' }
  expect(afterArrival(row, arrived('booking', tuesday))).toEqual(waiting(monday))
})

describe('what comes', () => {
  it.each(['message', 'report', 'checklist'] as const)('a %s is owed an answer', (kind) => {
    expect(standingOfNew(arrived(kind, monday))).toEqual(waiting(monday))
    for (const status of ['answered', 'lost', 'quarantined'] as const)
      expect(afterArrival(idle(status, 40), arrived(kind, tuesday))).toEqual({
        ...waiting(tuesday),
        first_reply_minutes: 40,
      })
  })
  it('counts from the first that nobody answered', () => {
    expect(afterArrival(waiting(monday), arrived('message', tuesday))).toEqual(waiting(monday))
  })
  it('a booking is owed none, and shows that a person is there', () => {
    expect(standingOfNew(arrived('booking', monday))).toEqual(idle('open'))
    expect(afterArrival(idle('quarantined'), arrived('booking', monday))).toEqual(idle('open'))
    expect(afterArrival(idle('won'), arrived('booking', monday))).toEqual(idle('won'))
  })
  it('what is held says nothing about somebody we know', () => {
    expect(standingOfNew(arrived('message', monday, true))).toEqual(idle('quarantined'))
    for (const was of [waiting(monday), idle('answered', 5), idle('won'), idle('quarantined')])
      expect(afterArrival(was, arrived('message', tuesday, true))).toEqual(was)
  })
  it('spam stays spam', () => {
    for (const kind of ['message', 'report', 'checklist', 'booking'] as const)
      expect(afterArrival(idle('spam'), arrived(kind, tuesday))).toEqual(idle('spam'))
  })
})

describe('a release', () => {
  it('counts from when it came', () => {
    expect(afterRelease(idle('quarantined'), monday)).toEqual(waiting(monday))
    expect(afterRelease(waiting(tuesday), monday)).toEqual(waiting(monday))
    expect(afterRelease(waiting(monday), tuesday)).toEqual(waiting(monday))
  })
})

describe('a decision', () => {
  it.each(['won', 'lost', 'spam'] as const)('%s ends the waiting, and is no answer', (status) => {
    expect(afterDecision(waiting(monday), status, tuesday)).toEqual(idle(status))
  })
  it('answered is one, of the office hours between', () => {
    const hourLater = '2026-11-16T10:00:00.000Z'
    expect(afterDecision(waiting(monday), 'answered', hourLater)).toEqual(idle('answered', 60))
    expect(afterDecision(idle('won', 12), 'answered', hourLater)).toEqual(idle('answered', 12))
  })
  it('open leaves the waiting as it was', () => {
    expect(afterDecision(idle('lost', 9), 'open', tuesday)).toEqual(idle('open', 9))
  })
})

describe('a reply', () => {
  it('answers, and a client stays a client', () => {
    expect(afterReply(waiting(monday), '2026-11-16T10:30:00.000Z')).toEqual(idle('answered', 90))
    expect(afterReply(idle('won'), tuesday)).toEqual(idle('won'))
    expect(afterReply(idle('lost', 3), tuesday)).toEqual(idle('lost', 3))
  })
  it('that is stopped was never written', () => {
    const before = waiting(monday)
    expect(afterReplyStopped(afterReply(before, tuesday), before)).toEqual(before)
  })
  it('that is stopped leaves what was decided since', () => {
    expect(afterReplyStopped(idle('won', 90), waiting(monday))).toEqual(idle('won'))
  })
  it('that is stopped leaves waiting from the beginning who wrote again since, or was released', () => {
    const again = { ...waiting(wednesday), first_reply_minutes: 90 }
    expect(afterReplyStopped(again, waiting(tuesday))).toEqual(waiting(tuesday))
    expect(afterReplyStopped({ ...again, ...waiting(monday) }, waiting(tuesday))).toEqual(waiting(monday))
  })
  it('that is given up leaves waiting from what it answered, and counts no answer but the one before it', () => {
    expect(afterReplyDied(idle('answered', 90), monday, null)).toEqual(waiting(monday))
    expect(afterReplyDied(waiting(tuesday), monday, 30)).toEqual({ ...waiting(monday), first_reply_minutes: 30 })
    expect(afterReplyDied(waiting(monday), tuesday, null)).toEqual(waiting(monday))
  })
})

describe('a client who writes', () => {
  const writes = afterArrival(idle('won', 5), arrived('message', tuesday))
  it('is open, or once what was held is released', () => {
    expect(writes).toEqual({ ...waitingClient(tuesday), first_reply_minutes: 5 })
    expect(afterRelease(idle('won'), tuesday)).toEqual(waitingClient(tuesday))
    expect(afterArrival(writes, arrived('report', wednesday))).toEqual(writes)
  })
  it('is won again by a reply, by the decision that it was answered, and when it takes that back', () => {
    expect(afterReply(writes, wednesday)).toEqual(idle('won', 5))
    expect(afterDecision(writes, 'answered', wednesday)).toEqual(idle('won', 5))
    expect(afterWithdrawal(writes, tuesday, [], 'open')).toEqual(idle('won', 5))
  })
  it('waits as a client still when the reply is stopped or given up, or when opened while open', () => {
    const replied = afterReply(writes, wednesday)
    expect(afterReplyStopped(replied, writes)).toEqual(writes)
    expect(afterReplyDied(replied, tuesday, 5)).toEqual(writes)
    expect(afterDecision(writes, 'open', wednesday)).toEqual(writes)
  })
  it('is what staff decide instead', () => {
    for (const status of ['lost', 'spam'] as const)
      expect(afterDecision(writes, status, wednesday)).toEqual(idle(status, 5))
    for (const status of ['answered', 'open'] as const)
      expect(afterDecision(idle('won', 5), status, tuesday)).toEqual(idle(status, 5))
  })
  it('who was lost is answered', () => {
    expect(afterReply(afterArrival(idle('lost', 5), arrived('message', tuesday)), wednesday)).toEqual(
      idle('answered', 5),
    )
  })
})

describe('what is taken back', () => {
  it('leaves waiting who waited before it', () => {
    const rest = [arrived('message', monday)]
    expect(afterWithdrawal(waiting(monday), tuesday, rest, 'open')).toEqual(waiting(monday))
  })
  it('leaves owed what came next, unless that is owed nothing', () => {
    const rest = [arrived('message', tuesday, true), arrived('booking', tuesday), arrived('checklist', wednesday)]
    expect(afterWithdrawal(waiting(monday), monday, rest, 'answered')).toEqual(waiting(wednesday))
  })
  it('leaves owed what came at the same instant', () => {
    const rest = [arrived('message', monday), arrived('checklist', wednesday)]
    expect(afterWithdrawal(waiting(monday), monday, rest, 'answered')).toEqual(waiting(monday))
  })
  it('leaves the lead as staff had left it where it alone had opened it', () => {
    expect(afterWithdrawal(waiting(tuesday), tuesday, [arrived('message', monday)], 'won')).toEqual(idle('won'))
    expect(afterWithdrawal(waiting(tuesday), tuesday, [arrived('booking', monday)], 'open')).toEqual(idle('open'))
  })
})

it('whoever waits is open, with the promise that goes with it', () => {
  const kinds = ['message', 'report', 'checklist', 'booking'] as const
  const at = fc.constantFrom(monday, tuesday, wednesday)
  const arrival = fc.record({ kind: fc.constantFrom(...kinds), at, quarantined: fc.boolean() })
  const change = fc.oneof(
    arrival.map((one) => (was: Standing) => afterArrival(was, one)),
    at.map((time) => (was: Standing) => afterRelease(was, time)),
    fc.tuple(fc.constantFrom(...decidedStatuses), at).map((args) => (was: Standing) => afterDecision(was, ...args)),
    at.map((time) => (was: Standing) => afterReply(was, time)),
    at.map((time) => (was: Standing) => afterReplyStopped(afterReply(was, time), was)),
    at.map((time) => (was: Standing) => afterReplyDied(was, time, was.first_reply_minutes)),
    fc
      .tuple(at, fc.array(arrival), fc.constantFrom(...decidedStatuses))
      .map((args) => (was: Standing) => afterWithdrawal(was, ...args)),
  )
  fc.assert(
    fc.property(arrival, fc.array(change), (first, changes) => {
      let stands = standingOfNew(first)
      for (const apply of changes) {
        stands = apply(stands)
        if (stands.waiting_since !== null) expect(stands.status).toBe('open')
        if (stands.returns_to !== null) expect(stands.waiting_since).not.toBeNull()
        expect(stands.promise_at).toBe(promiseFor(stands.waiting_since))
      }
    }),
  )
})
