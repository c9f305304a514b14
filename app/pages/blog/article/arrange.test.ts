import type { Element, ElementContent, Root } from 'hast'
import { expect, it } from 'vitest'
import { arrange } from './arrange.ts'
import { element, elementsIn, textOf } from './prose/tree.ts'

const text = (value: string): ElementContent => ({ type: 'text', value })
const source = (number: string, first?: string) => element('source-ref', { number, id: `s${number}`, first }, [])

function table(...rows: string[][]): Element {
  const cells = (row: string[], name: string) => row.map((value) => element(name, {}, [text(value)]))
  const [head = [], ...body] = rows
  return element('table', {}, [
    element('thead', {}, [element('tr', {}, cells(head, 'th'))]),
    element(
      'tbody',
      {},
      body.map((row) => element('tr', {}, cells(row, 'td'))),
    ),
  ])
}

function arranged(...children: Element[]): Element {
  const body: Root = { type: 'root', children }
  return element('main', {}, arrange(body, 'en').children as ElementContent[])
}

it('puts the notes of a paragraph before it, each source once', () => {
  const page = arranged(element('p', {}, [source('1', 'true'), source('2', 'true')]), element('p', {}, [source('1')]))
  expect(elementsIn(page, 'margin-notes').map(({ properties }) => properties['numbers'])).toEqual(['1 2'])
  expect(page.children).toHaveLength(2)
})

it('names a table by the heading above it', () => {
  const page = arranged(element('h2', {}, [text('The sum')]), table(['Line', 'Cost'], ['Now', '€40']))
  expect(elementsIn(page, 'caption').map(textOf)).toEqual(['The sum'])
})

it('gives every row a heading, and every cell the name of its column', () => {
  const page = arranged(table(['', 'Cost'], ['Now', '€40']))
  expect(elementsIn(page, 'th').map((cell) => [cell.properties['scope'], textOf(cell)])).toEqual([
    ['col', 'Cost'],
    ['row', 'Now'],
  ])
  expect(elementsIn(page, 'td').at(-1)?.properties['dataLabel']).toBe('Cost')
})

it('sets the sum of an example apart, and leaves its name to the figure', () => {
  const page = arranged(
    element('example', { title: 'A year' }, [table(['Line', 'Cost'], ['Now', '€40'], ['Sum', '€40'])]),
  )
  expect(elementsIn(page, 'tfoot').map(textOf)).toEqual(['Sum€40'])
  expect(elementsIn(page, 'caption')).toEqual([])
})

it('draws bars to the scale of the largest figure', () => {
  const page = arranged(element('bars', { caption: 'Cost' }, [table(['Line', 'Cost'], ['A', '€1,000'], ['B', '€250'])]))
  expect(elementsIn(page, 'rect').map(({ properties }) => properties['width'])).toEqual(['100%', '25%'])
})
