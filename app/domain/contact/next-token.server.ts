/** The token of a form that comes back refused. */
import type { App } from '#app/platform/app.ts'
import { formTokenKey, issueFormToken, readFormToken } from './form-token.server.ts'
import { signsOfAProgram } from './suspicion.ts'

/** The form's own token keeps its age, so that a person who was too quick is not the second time. */
export function tokenForNextTry({ secret, clock }: Pick<App, 'secret' | 'clock'>, token: string): string {
  const key = formTokenKey(secret)
  const now = clock.now()
  const read = readFormToken(key, token, now)
  return signsOfAProgram({ trap: '', token: read }).some((sign) => sign !== 'too_fast')
    ? issueFormToken(key, now)
    : token
}
