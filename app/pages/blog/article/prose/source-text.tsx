import type { Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

interface SourceTextProps {
  content: Root
  /** For a copy that is not read out: its links are left out of the order of the keyboard. */
  quiet?: boolean
}

/** The text of a source without a paragraph around it: it stands in a list, and beside the text. */
export function SourceText({ content, quiet }: SourceTextProps) {
  const a = ({ href, children }: React.ComponentProps<'a'>) => (
    <a href={href} tabIndex={-1}>
      {children}
    </a>
  )
  const p = ({ children }: React.ComponentProps<'p'>) => children
  return toJsxRuntime(content, { Fragment, jsx, jsxs, components: quiet ? { a, p } : { p } })
}
