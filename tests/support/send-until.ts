/** Sends until there is an answer, as a visitor who presses the button again would: same key, same content. */
import { setTimeout as wait } from 'node:timers/promises'

/** Longer than a slow machine needs to start the server again some times. */
const limitMs = 200_000

/** `read` says what an answer means; undefined where it refuses, which is not what these clients expect. */
export async function sendUntilAnswered<Meaning>(
  send: () => Promise<Response>,
  read: (answer: Response) => Promise<Meaning | undefined>,
): Promise<Meaning> {
  const end = Date.now() + limitMs
  while (Date.now() < end) {
    const answer = await send().catch(() => undefined)
    if (answer && answer.status < 500) {
      const meaning = await read(answer)
      if (meaning !== undefined) return meaning
      throw new Error(`Refused with ${answer.status}: ${await answer.text()}`)
    }
    await answer?.body?.cancel()
    await wait(50 + Math.random() * 100)
  }
  throw new Error('Never answered')
}
