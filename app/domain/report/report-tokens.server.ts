/** The two secret addresses of a report, made from the form's key. */
import { secretToken } from '#app/platform/secret-token.server.ts'
import { deriveKey } from '#app/platform/secrets.server.ts'

export interface ReportTokens {
  /** In the address to share: who has it sees the report. */
  share: string
  /** In the address of whoever saved it: who has it withdraws the report. */
  withdrawal: string
}

export function reportTokens(secret: string, key: string): ReportTokens {
  return {
    share: secretToken(deriveKey(secret, 'report address'), key),
    withdrawal: secretToken(deriveKey(secret, 'report withdrawal'), key),
  }
}
