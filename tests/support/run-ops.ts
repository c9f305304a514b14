/** The command line as staff run it, with a data folder. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

interface Run {
  code: number | null
  out: string
  err: string
}

export function runOps(dataDir: string) {
  return (args: string[], env: Record<string, string> = {}, closeAfter = Number.POSITIVE_INFINITY): Promise<Run> => {
    const child = spawn(process.execPath, ['ops/ops.ts', ...args], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, ...env },
    })
    const run: Run = { code: null, out: '', err: '' }
    child.stdout.on('data', (chunk) => {
      run.out += chunk
      if (run.out.length > closeAfter) child.stdout.destroy()
    })
    child.stderr.on('data', (chunk) => {
      run.err += chunk
    })
    return new Promise((resolve) => child.once('close', (code) => resolve({ ...run, code })))
  }
}
