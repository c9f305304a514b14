/** What a page is about, told to search engines as one JSON-LD graph. Types from schema.org by way of schema-dts. */
import type { Graph, Thing } from 'schema-dts'

/** `origin` and `path` (with its language) place a page. */
export interface PagePlace {
  readonly origin: string
  readonly path: string
}

export type StructuredData = Graph

/** Things point at each other by `@id`, so that each is told once. */
export function graph(...things: Thing[]): StructuredData {
  return { '@context': 'https://schema.org', '@graph': things }
}

/** The same on every page and in both languages: it is the same company. */
export function organizationId(origin: string): string {
  return `${origin}/#organization`
}
