/** The form of a page, as a browser without a script posts it. */
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { elementsIn } from './elements.ts'

/** What the form holds beside what a visitor types: hidden values, the required tick, and one of each choice. */
export function fieldsOf(html: string): [string, string][] {
  const inputs = elementsIn(formOf(html)).filter(({ tagName }) => tagName === 'input')
  const set = inputs.filter(({ properties: { type } }) => type === 'hidden' || type === 'checkbox')
  return [...set, ...radiosOf(inputs)].map(({ properties }) => [
    String(properties['name']),
    String(properties['value'] ?? 'on'),
  ])
}

/** Where it goes, as the page says it. */
export function actionOf(html: string): string {
  return String(formOf(html).properties['action'] ?? '')
}

function formOf(html: string): Element {
  const all = elementsIn(fromHtml(html))
  const form = all.find(({ tagName, properties }) => tagName === 'form' && properties['method'] === 'post')
  if (!form) throw new Error('The page shows no form')
  return form
}

/** Of each group the checked one, else the first. */
function radiosOf(inputs: readonly Element[]): Element[] {
  const radios = inputs.filter(({ properties }) => properties['type'] === 'radio')
  const groups = Map.groupBy(radios, ({ properties }) => properties['name'])
  return [...groups.values()].flatMap(
    (group) => group.find(({ properties }) => properties['checked']) ?? group[0] ?? [],
  )
}
