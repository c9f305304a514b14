/** An account made by `fetch` alone, for tests without a browser. */
import { type Person, somebody } from './account-client.ts'
import { mailedToken } from './mailed.ts'
import { runOps } from './run-ops.ts'
import type { Site } from './start-site.ts'

export interface SignedIn extends Person {
  /** As a browser sends them. */
  readonly cookie: string
}

/** Signed in; with `staff` an administrator of the desk. */
export async function signedInByFetch(
  { origin, dataDir }: Pick<Site, 'origin' | 'dataDir'>,
  { staff = false, env = {} }: { staff?: boolean; env?: Record<string, string> } = {},
): Promise<SignedIn> {
  const person = somebody()
  const post = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: origin, 'X-Forwarded-For': '10.60.0.1' },
      body: new URLSearchParams(fields),
    })
    if (answer.status !== 303) throw new Error(`${path} answered ${answer.status}`)
    return answer
  }
  await post('/sign-up', { ...person })
  const confirmed = await post('/confirm-email', {
    token: await mailedToken({ dataDir }, person.email, 'confirm-email'),
    password: person.password,
  })
  if (staff) {
    const { code, err } = await runOps(dataDir)(['grant-admin', person.email], env)
    if (code !== 0) throw new Error(err)
  }
  const cookies = confirmed.headers.getSetCookie().map((line) => line.split(';')[0])
  return { ...person, cookie: cookies.join('; ') }
}
