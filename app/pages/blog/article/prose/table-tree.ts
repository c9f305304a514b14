/**
 * Tables of an article, from bare Markdown to what a reader needs: a caption, row headings, figures at the end of their
 * column, the sum apart, bars to scale, and the name of its column with every cell for screens that fold rows up.
 */
import type { Element, ElementContent } from 'hast'
import type { Locale } from '#app/locales.ts'
import { roles } from '#app/ui/table-roles.ts'
import { isFigure, numberIn } from './numbers.ts'
import { isSlim } from './slim-table.ts'
import styles from './table.module.css'
import { element, elementsIn, textOf } from './tree.ts'

interface TableOptions {
  /** Says what a table shows that is not in a figure: those have a caption. */
  caption: string
  locale: Locale
  /** Inside which element of the article it stands. */
  within?: string
}

/** All tables in a node. */
export function drawTables(node: Element, options: TableOptions): Element {
  if (node.tagName === 'table') return drawTable(node, options)
  const inside = { ...options, within: node.tagName }
  const children = node.children.map((child) => (child.type === 'element' ? drawTables(child, inside) : child))
  return { ...node, children }
}

/** The texts of a table, row by row, its head first. */
export function tableTexts(node: Element): string[][] {
  return textsOf(cellsOf(node))
}

function textsOf(rows: readonly Element[][]): string[][] {
  return rows.map((row) => row.map((cell) => textOf(cell).trim()))
}

function drawTable(table: Element, { caption, locale, within }: TableOptions): Element {
  const [head = [], ...rows] = cellsOf(table)
  const figures = head.map((cell, at) => at > 0 && (isRight(cell) || isFigureColumn(rows.map((row) => row[at]))))
  const scale = within === 'bars' ? Math.max(...rows.map((row) => amount(row.at(-1), locale))) : undefined
  const drawn = rows.map((row) => {
    const cells = row.map((cell, at) => bodyCell(cell, { at, column: head[at], figure: figures[at] }))
    return element('tr', roles.row, scale ? withBar(cells, amount(row.at(-1), locale) / scale) : cells)
  })
  const sum = within === 'example' ? drawn.splice(-1) : []
  const parts = [
    ...(within !== undefined && captioned.has(within) ? [] : [captionOf(caption)]),
    element('thead', roles.group, [
      element(
        'tr',
        roles.row,
        head.map((cell, at) => headCell(cell, figures[at])),
      ),
    ]),
    element('tbody', roles.group, drawn),
    ...(sum.length > 0 ? [element('tfoot', roles.group, sum)] : []),
  ]
  const box = within === undefined ? styles.wide : within === 'bars' ? styles.bars : undefined
  const slim =
    within !== 'bars' && isSlim(textsOf([head, ...rows]), within === 'example' ? 'boxed' : 'open')
      ? styles.slim
      : undefined
  return element('div', { className: [box, slim].filter(Boolean).join(' ') || undefined }, [
    element('table', { className: styles.table, ...roles.table }, parts),
  ])
}

/** Drawn as figures, which have a caption that everyone sees. */
const captioned: ReadonlySet<string> = new Set(['example', 'bars', 'lines'])

function captionOf(text: string): Element {
  return element('caption', { className: ['visually-hidden'] }, [{ type: 'text', value: text }])
}

/** A corner without words is no heading. */
function headCell(cell: Element, figure: boolean | undefined): Element {
  if (textOf(cell).trim() === '') return element('td', roles.cell, [])
  return element(
    'th',
    { ...roles.columnHead, scope: 'col', className: figure ? styles.figure : undefined },
    cell.children,
  )
}

interface CellPlace {
  at: number
  column: Element | undefined
  figure: boolean | undefined
}

function bodyCell(cell: Element, { at, column, figure }: CellPlace): Element {
  const dataLabel = column ? textOf(column) : undefined
  if (at > 0)
    return element('td', { ...roles.cell, dataLabel, className: figure ? styles.figure : undefined }, cell.children)
  // A bare figure does not say what it is the row of.
  return element(
    'th',
    { ...roles.rowHead, scope: 'row', dataLabel: isFigure(textOf(cell)) ? dataLabel : undefined },
    cell.children,
  )
}

/** Puts a bar before the last figure, `share` of the longest. */
function withBar(cells: readonly Element[], share: number): ElementContent[] {
  const width = `${Math.round(share * 1000) / 10}%`
  return cells.map((cell, at) => {
    if (at < cells.length - 1) return cell
    const bar = element('svg', { className: styles.bar, ariaHidden: 'true' }, [
      element('rect', { width, height: '100%' }, []),
    ])
    return {
      ...cell,
      children: [element('div', { className: styles.measure }, [bar, element('span', {}, cell.children)])],
    }
  })
}

/** As its author set it: `---:`. */
function isRight(cell: Element): boolean {
  return cell.properties['align'] === 'right'
}

function isFigureColumn(cells: readonly (Element | undefined)[]): boolean {
  const texts = cells.map((cell) => (cell ? textOf(cell).trim() : ''))
  return texts.some(isFigure) && texts.every((text) => text === '' || text === '–' || isFigure(text))
}

function amount(cell: Element | undefined, locale: Locale): number {
  return (cell ? numberIn(textOf(cell), locale) : 0) || 0
}

function cellsOf(table: Element): Element[][] {
  return elementsIn(table, 'tr').map((row) => elementsIn(row, 'th', 'td'))
}
