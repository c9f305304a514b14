/** Bookings: the week to scale or the month, the same as a list, and what is done about them. */
import { data, type MetaDescriptor, redirect } from 'react-router'
import { pathToStaffCalendar } from '#app/booking-paths.ts'
import { company } from '#app/content/company.ts'
import { unblockTime } from '#app/domain/booking/block-time.server.ts'
import { staffCalendarToken } from '#app/domain/booking/staff-calendar.server.ts'
import { fieldOf } from '#app/field-of.ts'
import { readAfterConflict } from '../parts/after-conflict.ts'
import { DeskTrouble } from '../parts/desk-trouble.tsx'
import { needStaff, readForm } from '../parts/need-staff.server.ts'
import { wholeNumber } from '../parts/query.ts'
import type { Route } from './+types/page.ts'
import { pathToSheet, readSheetQuery } from './address.ts'
import { MonthSheet } from './month-sheet.tsx'
import { openSheet } from './open-sheet.server.ts'
import { receiveBlock } from './receive-block.server.ts'
import { type ChangeAnswer, receiveAgain, receiveCancel, receiveMove } from './receive-change.server.ts'
import { type ProcessAnswer, receiveProcess } from './receive-process.server.ts'
import { WeekSheet } from './week-sheet.tsx'
import { monthWords } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const { app, now } = await needStaff(args)
  const sheet = await openSheet(app, readSheetQuery(args.url.searchParams), now)
  return {
    ...sheet,
    undo: args.url.searchParams.get('undo'),
    feed: pathToStaffCalendar(staffCalendarToken(app.secret)),
  }
}

export async function action(args: Route.ActionArgs) {
  const desk = await needStaff(args)
  const form = await readForm(args.request)
  const query = readSheetQuery(args.url.searchParams)
  switch (fieldOf(form, 'intent')) {
    case 'block': {
      const said = await receiveBlock(desk, form)
      if ('wrong' in said) return data(said, { status: said.wrong.inTheWay ? 409 : 422 })
      // With its week, which is shown still once Undo has taken the block away.
      throw redirect(pathToSheet({ week: said.week, block: said.number, done: said.outcome }, 'opened'), 303)
    }
    case 'unblock': {
      await unblockTime(desk.app, wholeNumber(fieldOf(form, 'number')) ?? 0, desk.staff)
      throw redirect(pathToSheet({ week: query.week }), 303)
    }
    case 'move':
      return answer(await receiveMove(desk, form), 'moved')
    case 'again':
      return answer(receiveAgain(form), 'moved')
    case 'cancel':
      return answer(await receiveCancel(desk, form), 'cancelled')
    case 'process':
      return answer(await receiveProcess(desk, form), 'corrected')
    default:
      throw data(null, { status: 400 })
  }
}

export const shouldRevalidate = readAfterConflict

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  const shown = loaderData?.calendar
  const what = shown ? (shown.view === 'month' ? monthWords(shown.month) : `Week ${shown.number}`) : 'Bookings'
  return [{ title: `${what} | ${company.brand} desk` }]
}

export const ErrorBoundary = DeskTrouble

export default function BookingsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { calendar, ...beside } = loaderData
  return calendar.view === 'month' ? (
    <MonthSheet month={calendar} undo={beside.undo} />
  ) : (
    <WeekSheet week={calendar} beside={beside} answer={actionData} />
  )
}

/** The sheet follows the booking to its new week. */
function answer(said: ChangeAnswer | ProcessAnswer, done: 'moved' | 'cancelled' | 'corrected') {
  if (said.about === 'done') throw redirect(pathToSheet({ booking: said.booking.number, done }), 303)
  return data(said, { status: 'status' in said ? said.status : 200 })
}
