/** nginx with some answers of ours as files: what serving those bytes costs at least. */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../tests/support/start-site.ts'

/** As it goes over the wire. */
export interface WireFile {
  readonly path: string
  readonly type: string
  /** Debian's nginx knows no brotli: the bytes are compressed already, and the header is fixed. */
  readonly encoding?: string | undefined
  readonly body: Buffer
}

export const hasNginx = !spawnSync('nginx', ['-v']).error

/** One worker process, no access log, files kept open. */
export async function startNginx(files: readonly WireFile[]): Promise<{ origin: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  chmodSync(folder, 0o755) // its worker is another user
  const port = await freePort()
  const locations = files.map(({ path, type, encoding, body }, index) => {
    const file = join(folder, `${index}`)
    writeFileSync(file, body)
    const coded = encoding ? `add_header Content-Encoding ${encoding}; add_header Vary Accept-Encoding;` : ''
    // An address that ends with a slash is a folder to nginx, whatever it is an alias of.
    const place = path.endsWith('/') ? `root ${folder}; try_files /${index} =404` : `alias ${file}`
    return `location = ${path} { types {} default_type "${type}"; ${place}; ${coded} }`
  })
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=1000;
      server { listen 127.0.0.1:${port}; ${locations.join('\n')} }
    }`,
  )
  const nginx = spawn('nginx', ['-c', config, '-e', join(folder, 'error.log')], { stdio: 'ignore' })
  const exited = new Promise((resolve) => nginx.once('exit', resolve))
  const origin = `http://127.0.0.1:${port}`
  await untilAnswers(origin)
  return {
    origin,
    async stop() {
      nginx.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The answer to a browser, compressed as it came. */
export function fetchWire(origin: string, path: string): Promise<WireFile> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, origin), { headers: { 'Accept-Encoding': 'br' } }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk as Buffer)
      const { 'content-type': type = '', 'content-encoding': encoding } = answer.headers
      if (answer.statusCode === 200) resolve({ path, type, encoding, body: Buffer.concat(chunks) })
      else reject(new Error(`${path} answers ${answer.statusCode}`))
    })
    asked.once('error', reject).end()
  })
}

async function untilAnswers(origin: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answers = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (answers) return
    await wait(50)
  }
  throw new Error('nginx does not answer')
}
