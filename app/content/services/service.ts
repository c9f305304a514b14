/**
 * The shape of a service and of its page. Adding one: a file in this folder, its line in index.ts, and
 * its place in services-page.ts.
 * A service is written once with both languages side by side (`ServiceSource`) and read in one (`Service`).
 */
import type { LocalizedLeaves } from '../localized.ts'
import type { Process, ProcessSource } from '../processes/process.ts'

interface ServiceTexts {
  /** As lists name it. */
  name: string
  /** What it takes out of a process: the middle column of lists. */
  takesOut: string
  /** How long it takes, short, for lists: `live in 1–2 weeks`. */
  time: string
  /** Title and description for search engines: at most 48 and 160 characters, no soft hyphens. */
  title: string
  description: string
  /** The page's heading: what is different afterwards. */
  headline: string
  /** What it looks like before: two sentences at most, with example figures. */
  pain: string
  /** Who it is for, in one sentence, and signs by which an owner knows the own company in it. */
  forWhom: { text: string; signs: string[]; not: string }
  /** What is built, in which order. `when` is short: `Day 1`, `Week 2`. The last row ends within the promised time. */
  build: { when: string; what: string; result: string }[]
  /** What stays manual on purpose, and why. One or two sentences. */
  staysManual: string
  process: Process
  questions: { question: string; answer: string }[]
  /** On a page with a place of its own: the region, and how a visit goes. */
  local?: LocalFacts
}

/** What makes a local page more than a copy with the name of a city in it. */
export interface LocalFacts {
  headline: string
  intro: string
  /** Two rooms: where, how to get there, what stands in it. */
  rooms: { name: string; text: string; travel: string }[]
  /** Sectors of the region's trade register whose processes we draw, with the process that waits there. */
  sectors: { name: string; process: string }[]
  /** How a visit goes, hour by hour. */
  visit: { time: string; text: string }[]
}

/** Slugs of services and the like are the same in both languages. */
interface ServiceFacts {
  /** The last part of its address: `/services/<slug>`. */
  readonly slug: string
  /** Slugs of two services that go with it. */
  readonly related: readonly [string, string]
}

export type Service = ServiceFacts & ServiceTexts

export type ServiceSource = ServiceFacts & LocalizedLeaves<Omit<ServiceTexts, 'process'>> & { process: ProcessSource }
