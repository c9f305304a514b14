/**
 * The shape of a case and of its page. Adding one: a file in this folder, and its line in index.ts.
 * A case is written once with both languages side by side (`ProjectSource`) and read in one (`Project`).
 */
import type { LocalizedLeaves } from '../localized.ts'
import type { Process, ProcessSource } from '../processes/process.ts'

interface ProjectTexts {
  /** The process, as lists name it. */
  name: string
  /** What the client does, behind its name. */
  trade: string
  /** What one case of the process is called: `request`, `requests`. */
  unit: { one: string; many: string }
  /** Where the days begin and end: `from request to order`. */
  span: string
  /** Title and description for search engines: at most 48 and 160 characters, no soft hyphens. */
  title: string
  description: string
  /** The page's heading: what it was like. */
  headline: string
  intro: string
  process: Process
  /** Why the days that are left are left. */
  remains: string
  /** A cost that is gone besides the hours. */
  cost?: { name: string; timesPerYear: number; centsEach: number }
  /** In the order it happened. Day 1 is the audit, the last is the day it is counted again. */
  log: LogEntry[]
}

interface LogEntry {
  day: number
  title: string
  text: string
  /** Says what was left to people, and why. One entry of every log. */
  leftAlone?: boolean
}

/** The same in both languages. */
interface ProjectFacts {
  /** The last part of its address: `/projects/<slug>`. */
  readonly slug: string
  readonly client: { readonly name: string; readonly people: number; readonly year: number }
  /** What the drawing adds up to, for sentences that quote it. A test counts it again from the steps. */
  readonly drawn: {
    readonly daysBefore: number
    readonly daysAfter: number
    readonly minutesBefore: number
    readonly minutesAfter: number
  }
  readonly casesPerYear: number
  /** Day of the log from which all cases run the new way: from here on it saves. */
  readonly liveOnDay: number
  readonly hourlyCostCents: number
  /** New licences and upkeep: taken off what is saved. */
  readonly upkeepCentsPerMonth: number
  /** The client's own work is exempt from VAT, as care is, so the VAT on ours is a cost to it. */
  readonly paysVat?: true
  /** Slug of the service that does this. */
  readonly service: string
  /** The client's remark, by its key in home/testimonials.ts. */
  readonly quote?: 'approval' | 'dropped' | 'invoice'
  /** Client and figures are invented. */
  readonly sample?: true
}

export type Project = ProjectFacts & ProjectTexts

export type ProjectSource = ProjectFacts & LocalizedLeaves<Omit<ProjectTexts, 'process'>> & { process: ProcessSource }
