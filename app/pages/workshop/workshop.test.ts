import { describe, expect, it } from 'vitest'
import { offer } from '#app/content/offer.ts'
import { workshop } from '#app/content/workshop.ts'
import { fullHours, minutesPerColumn, timetable, totalMinutes } from './timetable.ts'

const { parts, opens, sessionMinutes } = workshop.agenda
const timed = timetable(parts, opens)

describe('the morning', () => {
  it('has parts that add up to the hours of the offer', () => {
    const { work, waiting } = totalMinutes(parts)
    expect(work + waiting).toBe(offer.workshop.hours * 60)
    expect({ work, waiting }).toEqual({ work: 220, waiting: 20 })
  })

  it('fills the twelve columns of the sheet, each part whole columns wide', () => {
    expect(timed.map(({ columns }) => columns)).toEqual([1, 3, 2, 1, 2, 3])
    expect(timed.reduce((sum, { columns }) => sum + columns, 0)).toBe(12)
    expect((offer.workshop.hours * 60) / minutesPerColumn).toBe(12)
  })

  it('says when each part starts', () => {
    expect(timed.map(({ start }) => start)).toEqual(['09:00', '09:20', '10:20', '11:00', '11:20', '12:00'])
    expect(fullHours(parts, opens)).toEqual(['09:00', '10:00', '11:00', '12:00'])
  })

  it('can be cut into two sessions between two parts', () => {
    expect(timed.map(({ after }) => after)).toContain(sessionMinutes)
    expect(sessionMinutes * offer.workshop.sessions).toBe(offer.workshop.hours * 60)
  })
})
