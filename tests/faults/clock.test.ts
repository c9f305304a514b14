/** The machine's clock is set back by an hour while visitors write: no message is lost, doubled or taken for spam. */
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { formToken, postMessage, roomInWindow } from '#tests/support/contact-client.ts'
import { readLeads, readMails, until } from '#tests/support/leads.ts'
import { removeDataDir, type Site, startSite } from '#tests/support/start-site.ts'

let site: Site | undefined

afterAll(async () => {
  await site?.stop()
  if (site) removeDataDir(site.dataDir)
})

it('stores and mails what was written before and after', async () => {
  const setClock = fileURLToPath(new URL('../support/set-clock.ts', import.meta.url))
  site = await startSite({ env: { TRUST_PROXY: '1', NODE_OPTIONS: `--import=${setClock}` } })
  const { origin, dataDir } = site
  const token = await formToken(origin)
  const typed = (n: number) => ({
    token,
    name: 'Anna',
    email: `anna${n}@example.nl`,
    message: `Our quotes wait, ${n}.`,
  })
  const numberOf = async (answer: Response) => ((await answer.json()) as { number: number }).number
  const key = randomUUID()
  const first = await postMessage(origin, { ...typed(0), key }, '10.6.0.1')
  expect(first.status).toBe(201)
  await until('its mails are written', async () => (await readMails(dataDir)).size === 2)

  const earlier = await serverTime(origin)
  site.process.kill('SIGUSR2')
  await until('the clock is back', async () => (await serverTime(origin)) < earlier - 3_000_000)

  const again = await postMessage(origin, { ...typed(0), key }, '10.6.0.1')
  expect(await numberOf(again)).toBe(await numberOf(first))
  await roomInWindow()
  const statuses = []
  for (let n = 1; n <= 6; n += 1)
    statuses.push((await postMessage(origin, { ...typed(n), key: randomUUID() }, '10.6.0.1')).status)
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  await until('all mails are written', async () => (await readMails(dataDir)).size === 12)
  const leads = readLeads({ dataDir })
  expect(leads.map(({ status }) => status)).toEqual(Array(6).fill('received'))
  expect(new Set(leads.map(({ email }) => email)).size).toBe(6)
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  expect(site.output()).not.toMatch(/"level":"(?:error|fatal)"/)
})

/** As the log tells it. */
async function serverTime(origin: string): Promise<number> {
  const lines = (site?.output() ?? '').split('\n').length
  await fetch(`${origin}/nowhere`)
  await until('the request is logged', () => (site?.output() ?? '').split('\n').length > lines)
  const [last = ''] = (site?.output() ?? '').trim().split('\n').slice(-1)
  return Date.parse((JSON.parse(last) as { time: string }).time)
}
