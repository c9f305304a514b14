/**
 * Whether the page that is rendered failed for want of the database: nothing of ours broke, and no report is on its way. Known
 * to the server alone; the browser leaves the words of the document as they are.
 */
import { createContext } from 'react'

export const DatabaseAwayContext = createContext(false)
