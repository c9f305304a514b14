import { statSync } from 'node:fs'
import { missing } from '#app/platform/data-trouble.server.ts'

/**
 * As `existsSync`, which also says no of what the user may not look into: what is hidden is not missing. Throws the
 * system's error for that.
 */
export function isThere(path: string): boolean {
  try {
    statSync(path)
    return true
  } catch (error) {
    if (missing.test(String((error as NodeJS.ErrnoException).code))) return false
    throw error
  }
}
