/**
 * The nonce of this response's content security policy, for the inline scripts and styles of pages rendered per request.
 * Prerendered pages have none: the server allows their inline parts by hash.
 */
import { createContext, useContext } from 'react'

export const NonceContext = createContext<string | undefined>(undefined)

/** Of a page only the scripts are wanted, see app/start-path.ts. */
export const StartOnlyContext = createContext(false)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
