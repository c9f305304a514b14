import { company } from '#app/content/company.ts'
import { minutesOfDay } from '#app/formats.ts'

/** Whole office days have so many minutes, from opening to closing. */
export const officeMinutes = minutesOfDay(company.hours.closes) - minutesOfDay(company.hours.opens)
