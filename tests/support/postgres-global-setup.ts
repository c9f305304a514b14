/** One PostgreSQL server for all tests of a run. Where there is none, the tests run on SQLite, and the run says so. */
import type { TestProject } from 'vitest/node'
import { findPostgres, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the throwaway server's own database, or null where no server can be had. */
    postgresUrl: string | null
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const binaries = findPostgres()
  const server = binaries === undefined ? undefined : await startPostgres(binaries)
  if (!server)
    process.stdout.write('\n!!!! LEFT OUT: PostgreSQL. No server binaries found; these tests run on SQLite only.\n\n')
  project.provide('postgresUrl', server?.url ?? null)
  return () => server?.remove()
}
