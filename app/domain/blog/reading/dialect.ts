/**
 * What an article may hold besides Markdown: a few elements, each drawn by a component of the article page. Nothing
 * is run: an expression or an import in a post is an error.
 */

interface Tag {
  /** Name of the element in the article's tree, and of the component that draws it. */
  readonly element: string
  readonly required: readonly string[]
  readonly optional?: readonly string[]
  /** In the article's words: what stands above it, where its drawing does not say what it is. */
  readonly label?: 'inShort' | 'exampleFigures' | 'copyable'
  /** Drawn from what it is given: where there is no page, what it holds does not tell it all. */
  readonly drawn?: true
}

export const dialect: Readonly<Record<string, Tag>> = {
  /** Three points, before the first section. */
  InShort: { element: 'in-short', required: [], label: 'inShort' },
  /** The worked example: a table whose last row is the sum. */
  Example: { element: 'example', required: ['title'], label: 'exampleFigures' },
  /** A value stream map; `process` is an id of content/processes/. */
  Map: { element: 'article-map', required: ['process', 'state'], optional: ['caption'], drawn: true },
  /** Tally strokes, `marked` of them tall. */
  Strokes: { element: 'strokes', required: ['count', 'marked', 'caption'], drawn: true },
  /** A table whose last column becomes bars to scale. */
  Bars: { element: 'bars', required: ['caption'] },
  /** Two headings with an ordered list each. */
  Roads: { element: 'roads', required: [] },
  /** A sketch of an invoice; six points are its legend. */
  Invoice: { element: 'invoice-sketch', required: ['caption'], drawn: true },
  /** A table of months and euros, drawn as lines. */
  Lines: { element: 'lines', required: ['caption'] },
  /** A page of text for the reader to take over. */
  Copyable: { element: 'copyable', required: ['title'], label: 'copyable' },
}

/** The mark of a source in the text: made from a footnote, so no author writes it. */
export const sourceMark = 'source-ref'
