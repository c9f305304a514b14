/**
 * The styles of this page, to stand in the document itself: the first paint then waits for one answer. Undefined where they
 * come as files: in development, and at the desk, whose pages follow one another without a new document.
 */
import { createContext, useContext } from 'react'

export const PageStylesContext = createContext<string | undefined>(undefined)

export function usePageStyles(): string | undefined {
  return useContext(PageStylesContext)
}

/** Marks the element, so that the browser's copy of the page finds what the server wrote there. */
export const pageStylesMark = 'data-page-styles'
