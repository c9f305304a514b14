/** What the site may cost, once: the benchmark measures against these, and tests/journeys/budget.spec.ts the bytes. */

/** Over the wire, compressed with brotli. 1 KB is 1,000 bytes. */
export const byteBounds = {
  /** Pages that are prerendered. Heads of the answers included. */
  content: { documentKB: 45, fontKB: 40, fonts: 1, requests: 4 },
  /** Pages that are made per request, and may bring the framework. Without the heads of its many files. */
  hydrated: { scriptKB: 130 },
  /** The document of the contact form, head included: the first ten packets of a connection, so one round trip. */
  contact: { documentKB: 14.6 },
} as const

/** Lighthouse's phone, median of the runs. */
export const lighthouseBounds = {
  contentScore: 100,
  hydratedScore: 98,
  /** Times the largest contentful paint of the twin: the same page without scripts, its styles inline, by nginx. */
  paint: 1.1,
} as const

/** Shares and times are of the other server in the same run. */
export const loadBounds = {
  homeShareOfNginx: 0.3,
  homeTailOfNginx: 4,
  renderedTimesOfReactRouterServe: 2,
  renderedMedianMs: 15,
  contactShareOfBareLoop: 1 / 3,
  memoryMB: 180,
} as const

/** Of the two times the longer to the shorter: what a network hides. */
export const answerBounds = { knownToUnknown: 1.1 } as const

/** Times of one build's page to another's, or of one list to another. */
export const growthBounds = { timePerPage: 1, leadList: 1.5 } as const

/** `slowdown`: times a page takes while documents are drawn, with two cores of which one draws. 1 KB is 1,024 bytes. */
export const pdfBounds = { seconds: 2, KB: 200, slowdown: 3 } as const
