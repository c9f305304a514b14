/** Corrects the process of a workshop, as the form asks: what cannot be is said beside what was typed. */
import type { Booking } from '#app/domain/booking/booking.ts'
import { bookingLimits, lengthOf } from '#app/domain/booking/booking-input.ts'
import { type ChangeOutcome, correctProcess } from '#app/domain/booking/change-booking.server.ts'
import { tidyText } from '#app/domain/typed-text.ts'
import { fieldOf } from '#app/field-of.ts'
import { revisionNumber } from '#app/row-number.ts'
import type { AtDesk } from '../parts/need-staff.server.ts'
import { wholeNumber } from '../parts/query.ts'

export type ProcessAnswer = { readonly about: 'done'; readonly booking: Booking } | ProcessRefused

export interface ProcessRefused extends Refusal {
  readonly about: 'process'
  /** To the letter. */
  readonly typed: string
}

interface Refusal {
  readonly status: 404 | 409 | 422 | 503
  readonly text: string
}

export async function receiveProcess({ app, staff }: AtDesk, form: FormData): Promise<ProcessAnswer> {
  const typed = fieldOf(form, 'process')
  const refused = (refusal: Refusal): ProcessRefused => ({ about: 'process', ...refusal, typed })
  const number = wholeNumber(fieldOf(form, 'number'))
  const revision = revisionNumber(fieldOf(form, 'revision'))
  if (number === undefined || revision === undefined) return refused(unknown)
  const { min, max } = bookingLimits.message
  const length = lengthOf('message', typed)
  if (length < min) return refused({ status: 422, text: `Name the process in at least ${min} characters.` })
  if (length > max)
    return refused({ status: 422, text: `A process has ${max} characters at most: this has ${length}.` })
  const words = { shown: tidyText(fieldOf(form, 'shown')), process: tidyText(typed) }
  const outcome = await correctProcess(app, { number, revision, staff }, words)
  return outcome.outcome === 'done' ? { about: 'done', booking: outcome.booking } : refused(refusalOf(outcome))
}

const unknown: Refusal = { status: 404, text: 'There is no workshop of that number.' }

function refusalOf({ outcome }: ChangeOutcome): Refusal {
  switch (outcome) {
    case 'unknown':
      return unknown
    case 'cancelled':
      return { status: 409, text: 'It was cancelled meanwhile. Nothing was changed.' }
    case 'changed':
      return {
        status: 409,
        text: 'It was changed meanwhile, and nothing was stored. What it is now stands below: look again before you store yours.',
      }
    case 'begun':
    case 'too_late':
      return { status: 409, text: 'It has begun: its process stays. Nothing was changed.' }
    default:
      return { status: 503, text: 'Nothing was changed. The reason is in the log of the server.' }
  }
}
