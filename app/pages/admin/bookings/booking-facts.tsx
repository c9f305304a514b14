/** Who booked, what, and how to reach them. */

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { processOf } from '#app/domain/booking/booking-process.ts'
import { dialled } from '#app/domain/lead/dialled.ts'
import desk from '../parts/desk.module.css'
import { languageNames } from '../parts/language-names.ts'
import { mailto } from '../parts/mailto.ts'
import { wayNames } from '../parts/way-names.ts'
import type { BookingShown } from './show-booking.server.ts'
import { eventNames, sessionName } from './words.ts'

const states = { coming: 'Booked', over: 'Over', cancelled: 'Cancelled' } as const

export function BookingFacts({ shown: { booking, state, leadId } }: { shown: BookingShown }) {
  const { number, event, way, address, sessions, locale, zone, name, company, email, phone, message } = booking
  const lead = leadId === undefined ? undefined : <Link to={`/admin/leads/${leadId}`}>{company ?? name}</Link>
  const mail = <a href={mailto(email)}>{email}</a>
  const call = phone === undefined ? undefined : <a href={`tel:${dialled(phone)}`}>{phone}</a>
  const said =
    message === undefined ? undefined : (
      <div lang={locale} dir="auto">
        {message}
      </div>
    )
  const facts: readonly [string, ReactNode][] = [
    ['Booking', `no. ${number}. ${states[state]}.`],
    ['When', sessions.map((session) => <div key={session.start}>{sessionName(session)}</div>)],
    ['What', `${eventNames[event]}, ${wayNames[way]}`],
    ['Address', address],
    ['Lead', lead],
    ['E-mail', mail],
    ['Phone', call],
    ['Language', languageNames[locale]],
    ['Their clock', zone],
    [processOf(booking) === undefined ? 'Message' : 'Process', said],
  ]
  return (
    <dl className={desk.facts}>
      {facts.map(([term, value]) =>
        value === undefined ? null : (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
