/** Whether what a form carries unseen was filled in by a program. */
import type { App } from '#app/platform/app.ts'
import { formTokenKey, readFormToken } from './form-token.server.ts'
import { signsOfAProgram } from './suspicion.ts'

/** `token` is when the form was opened, signed; `trap` the field that people do not see. */
export function looksLikeAProgram(
  { clock, secret }: Pick<App, 'clock' | 'secret'>,
  { token, trap }: { readonly token: string; readonly trap: string },
): boolean {
  return signsOfAProgram({ trap, token: readFormToken(formTokenKey(secret), token, clock.now()) }).length > 0
}
