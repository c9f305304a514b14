/** A page as a program reads it: what the crawl and the checks of the head look at. */
import { fromHtml } from 'hast-util-from-html'
import { elementsIn, textOf } from './elements.ts'

export interface HtmlPage {
  readonly lang: string
  readonly title: string
  readonly h1: readonly string[]
  /** Of every `<a href>` in the document. */
  readonly links: readonly string[]
  /** Every `id`. */
  readonly ids: readonly string[]
  readonly canonical: string | undefined
  /** The id that the browser waits for before it paints. */
  readonly paintsAt: string | undefined
  /** hreflang to href. */
  readonly twins: ReadonlyMap<string, string>
  /** `name` or `property` of a meta element to its content. */
  readonly meta: ReadonlyMap<string, string>
  /** The words of the main part, one element behind the other without anything in between. */
  readonly text: string
  /** Every JSON-LD block, parsed. */
  readonly structuredData: readonly unknown[]
}

export function readHtml(html: string): HtmlPage {
  const tree = fromHtml(html)
  const all = elementsIn(tree)
  const named = (name: string) => all.filter(({ tagName }) => tagName === name)
  const links = named('link')
  const canonical = links.find(({ properties }) => String(properties['rel']) === 'canonical')
  const paintsAt = links.find(({ properties }) => String(properties['rel']) === 'expect')
  return {
    lang: String(named('html')[0]?.properties['lang']),
    title: named('title').map(textOf).join(),
    h1: named('h1').map(textOf),
    links: named('a').flatMap(({ properties }) =>
      properties['href'] === undefined ? [] : [String(properties['href'])],
    ),
    ids: all.flatMap(({ properties }) => (properties['id'] === undefined ? [] : [String(properties['id'])])),
    canonical: canonical ? String(canonical.properties['href']) : undefined,
    paintsAt: paintsAt && String(paintsAt.properties['href']).slice(1),
    twins: new Map(
      links.flatMap(({ properties }) =>
        properties['hrefLang'] ? [[String(properties['hrefLang']), String(properties['href'])] as const] : [],
      ),
    ),
    meta: new Map(
      named('meta').map(({ properties }) => [
        String(properties['name'] ?? properties['property']),
        String(properties['content']),
      ]),
    ),
    text: named('main').map(textOf).join(' '),
    structuredData: named('script')
      .filter(({ properties }) => properties['type'] === 'application/ld+json')
      .map((script) => JSON.parse(textOf(script))),
  }
}
