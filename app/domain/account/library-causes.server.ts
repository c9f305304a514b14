/**
 * Why a call of the library failed. It tells that to its log, and throws an error of its own that does not: a database that
 * is away would be taken for a bug.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

const call = new AsyncLocalStorage<{ told?: Error }>()

/** The same calls. What one throws has as its cause what the log was told last meanwhile. */
export function withCauses<Calls extends object>(calls: Calls): Calls {
  return new Proxy(calls, {
    get(target, name) {
      const one: unknown = Reflect.get(target, name)
      return typeof one === 'function' ? (...args: unknown[]) => calledFor(() => one(...args)) : one
    },
  })
}

/** For the library's log. */
export function noteCause(error: Error): void {
  const current = call.getStore()
  if (current) current.told = error
}

async function calledFor(work: () => unknown): Promise<unknown> {
  const current: { told?: Error } = {}
  try {
    return await call.run(current, work)
  } catch (error) {
    if (error instanceof Error && error !== current.told) error.cause ??= current.told
    throw error
  }
}
