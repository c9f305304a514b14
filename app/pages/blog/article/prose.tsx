/** The text of an article: its tree, with a component for every element that Markdown does not have. */
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { Content } from '#app/content/index.server.ts'
import type { Process } from '#app/content/processes/process.ts'
import type { Article, ArticleSource } from '#app/domain/blog/article.ts'
import type { Locale } from '#app/locales.ts'
import { arrange } from './arrange.ts'
import { ArticleMap } from './prose/article-map.tsx'
import { Bars } from './prose/bars.tsx'
import { Copyable } from './prose/copyable.tsx'
import { Example } from './prose/example.tsx'
import { InShort } from './prose/in-short.tsx'
import { InvoiceSketch } from './prose/invoice-sketch.tsx'
import { Lines } from './prose/lines.tsx'
import { MarginNotes } from './prose/margin-notes.tsx'
import { Roads } from './prose/roads.tsx'
import { SourceRef } from './prose/source-ref.tsx'
import { Strokes } from './prose/strokes.tsx'
import styles from './prose.module.css'

/** What the drawn elements need to speak. */
export interface ProseWords {
  copy: Content<'blog'>['article']
  labels: Content<'labels'>
  locale: Locale
}

interface ProseProps {
  article: Article
  processes: readonly Process[]
  words: ProseWords
}

export function Prose({ article, processes, words }: ProseProps) {
  const components = componentsOf({ article, processes, words })
  const tree = arrange(article.body, words.locale)
  return (
    <div className={styles.prose}>
      {toJsxRuntime(tree, { Fragment, jsx, jsxs, components, passNode: true, tableCellAlignToStyle: false })}
    </div>
  )
}

/** By the names of the elements, see domain/blog/reading/dialect.ts. */
function componentsOf({ article, processes, words }: ProseProps): Partial<Components> {
  const { copy, locale } = words
  const sourceNumber = (number: string): ArticleSource | undefined =>
    article.sources.find((source) => String(source.number) === number)
  return {
    'in-short': (props) => <InShort {...props} label={copy.inShort} />,
    example: (props) => <Example {...props} label={copy.exampleFigures} />,
    'article-map': (props) => <ArticleMap {...props} processes={processes} words={words} />,
    strokes: (props) => <Strokes {...props} of={copy.strokes} locale={locale} />,
    bars: Bars,
    roads: Roads,
    'invoice-sketch': InvoiceSketch,
    lines: (props) => <Lines {...props} locale={locale} />,
    copyable: (props) => <Copyable {...props} label={copy.copyable} />,
    'source-ref': (props) => <SourceRef {...props} label={copy.source} />,
    'margin-notes': ({ numbers }: { numbers: string }) => (
      <MarginNotes sources={numbers.split(' ').flatMap((number) => sourceNumber(number) ?? [])} />
    ),
  }
}
