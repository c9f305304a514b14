/** Keeps the ticks of this browser and those of the account alike, while somebody is signed in. */
import { useEffect, useState } from 'react'
import { mergeTicks, sameTicks, type Ticks, ticksIn, writeTicks } from '#app/domain/checklist/ticks.ts'

interface AccountTicksOptions {
  ticks: Ticks
  /** The browser's own ticks are known. */
  ready: boolean
  /** The address of who is signed in; undefined while nobody is, or nobody knows who. */
  owner: string | undefined
  /** Of the account when the page was made; undefined when nobody was signed in then. */
  initial: Ticks | undefined
  /** Takes ticks of the account into this browser; the same function at each render. */
  add: (ticks: Ticks) => void
}

/** After the last of some quick ticks: 300 ms. */
const pause = 300

/** Until another try when the server could not be reached: 15 s. The browser keeps the ticks meanwhile. */
const retry = 15_000

/** True when the account has every tick that this browser has. */
export function useAccountTicks({ ticks, ready, owner, initial, add }: AccountTicksOptions): boolean {
  const [account, setAccount] = useState({ owner, ticks: initial })
  const [failures, setFailures] = useState(0)
  // Whoever signs in next has a list of their own, also when nobody signed out in between.
  const known = account.owner === owner ? account.ticks : undefined
  const alike = owner !== undefined && known !== undefined && sameTicks(mergeTicks(known, ticks), known)

  useEffect(() => {
    if (ready && owner !== undefined && known) add(known)
  }, [ready, owner, known, add])

  useEffect(() => {
    if (!ready || alike) return
    // The same person may have ticked elsewhere until they are back.
    if (owner === undefined) return setAccount({ owner, ticks: undefined })
    const timer = setTimeout(
      () => {
        send(ticks).then(
          (all) => {
            setAccount({ owner, ticks: all })
            setFailures(0)
          },
          () => setFailures((count) => count + 1),
        )
      },
      failures > 0 ? retry : pause,
    )
    return () => clearTimeout(timer)
  }, [ready, owner, alike, ticks, failures])

  return alike
}

async function send(ticks: Ticks): Promise<Ticks> {
  const answer = await fetch('/api/checklist', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: writeTicks(ticks),
    // A tick that is made just before leaving still arrives.
    keepalive: true,
  })
  if (!answer.ok) throw new Error(`not kept: ${answer.status}`)
  const { ticks: all } = (await answer.json()) as { ticks: unknown }
  return ticksIn(all)
}
