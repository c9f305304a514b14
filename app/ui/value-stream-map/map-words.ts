/** The words that stand on every map. They come in as copy; nothing here spells one out. */

export interface MapWords {
  /** One day, short, behind a number: 4.6 d. */
  day: string
  /** One minute, short: 12 min. */
  minute: string
  /** Days in full: 12.4 days. */
  days: string
  /** Caption of the minutes in a process box. */
  cycleTime: string
  leadTime: string
  processTime: string
  /** Behind the number of days saved. */
  shorter: string
  /** On a step that is taken out. */
  removed: string
  states: { legend: string; current: string; future: string }
  key: Record<KeySign, string>
  table: {
    summary: string
    step: string
    who: string
    with: string
    waiting: string
    work: string
    /** What is written beside the step. */
    remark: string
    /** Who sends the work in: `{name}`. */
    from: string
    /** The system that a step uses: `{name}`. */
    system: string
    total: string
  }
}

/** The signs that the key explains. */
export type KeySign = 'waiting' | 'byPerson' | 'bySoftware' | 'rework' | 'cycleTime'
