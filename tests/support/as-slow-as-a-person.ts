/** Forms take what is sent within `fastestSeconds` for a machine's: a test that means to be a person waits so long first. */
import { setTimeout as wait } from 'node:timers/promises'
import { fastestSeconds } from '#app/domain/contact/suspicion.ts'

/** Two clocks may round differently; milliseconds. */
const margin = 200

/** From when the form was opened on. */
export async function asSlowAsAPerson(): Promise<void> {
  await wait(fastestSeconds * 1000 + margin)
}
