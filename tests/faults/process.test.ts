/** The process itself: one line for a wrong setting, one server per data folder, no rebuild, a clean stop. */
import { request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { removeDataDir, type Site, startSite } from '#tests/support/start-site.ts'

const sites: Site[] = []

afterEach(async () => {
  for (const site of sites.splice(0)) {
    await site.stop()
    removeDataDir(site.dataDir)
  }
})

async function started(options: Parameters<typeof startSite>[0] = {}): Promise<Site> {
  const site = await startSite(options)
  sites.push(site)
  return site
}

describe('start', () => {
  it('names a wrong setting in one line and exits with 1', async () => {
    const failed = await startSite({ env: { TRUST_PROXY: 'yes' } }).catch((error: Error) => error.message)
    expect(failed).toContain('exited with 1')
    const lines = String(failed).trim().split('\n').slice(1)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('TRUST_PROXY')
  })

  it.each([
    ['nobody can make', '/proc/nope'],
    ['lies below a file', '/dev/null/nope'],
  ])('names DATA_DIR for a folder that %s', async (_, dataDir) => {
    const failed = await startSite({ dataDir }).catch((error: Error) => error.message)
    expect(failed).toContain('exited with 1')
    expect(failed).toContain(`There is no data folder ${dataDir}, and none can be made`)
    expect(failed).toContain('DATA_DIR')
  })

  it('names DATABASE_URL where nobody listens, without what stands in it', async () => {
    const env = { DATABASE_URL: 'postgres://site:hunter2@127.0.0.1:1/site' }
    const failed = await startSite({ env }).catch((error: Error) => error.message)
    expect(failed).toContain('exited with 1')
    expect(failed).toContain('DATABASE_URL: connect ECONNREFUSED 127.0.0.1:1')
    expect(failed).not.toContain('hunter2')
  })

  it('says where it serves, and where data and mail go', async () => {
    const site = await started()
    const output = site.output()
    expect(output).toContain(site.origin)
    expect(output).toContain(site.dataDir)
    expect(output).toContain(`${site.dataDir}/mail`)
    expect(output).not.toContain('Built the site')
  })

  it('refuses a second server on the same data folder with a clear line', async () => {
    const first = await started()
    const second = await startSite({ dataDir: first.dataDir }).catch((error: Error) => error.message)
    expect(second).toContain('exited with 1')
    expect(second).toContain(first.dataDir)
    expect((await fetch(`${first.origin}/healthz`)).status).toBe(200)
  })
})

describe('stop', () => {
  it('finishes a request in flight, takes no new one, exits with 0', async () => {
    const site = await startSite()
    const slow = slowPost(site.origin)
    await slow.sent
    const exit = site.stop()
    slow.finish()
    expect(await slow.status).toBe(422)
    expect(await exit).toBe(0)
    await expect(fetch(`${site.origin}/healthz`)).rejects.toThrow()
    removeDataDir(site.dataDir)
  })
})

describe('/healthz', () => {
  it('is 200 with JSON while all is well', async () => {
    const site = await started()
    const answer = await fetch(`${site.origin}/healthz`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ status: 'ok', database: 'ok' })
  })
})

/** A post whose body arrives in two parts, so that the process is asked to stop between them. */
function slowPost(origin: string) {
  const body = JSON.stringify({ name: '' })
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
  const post = request(`${origin}/api/contact`, { method: 'POST', headers })
  const status = new Promise<number | undefined>((resolve, reject) => {
    post.once('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    post.once('error', reject)
  })
  const sent = new Promise<void>((resolve) => {
    post.once('socket', (socket) => socket.once('connect', () => setTimeout(resolve, 100)))
  })
  post.write(body.slice(0, 5))
  return { status, sent, finish: () => post.end(body.slice(5)) }
}
