/**
 * Starts this process again in its own place, once, with what has to be told to a process before it begins. To be
 * imported before anything else. The process keeps its number, its streams and its arguments; what is set
 * already stays, and where the system cannot replace a process, it goes on as it is.
 */
import { fileURLToPath } from 'node:url'

const wanted: Readonly<Record<string, string>> = {
  // glibc gives each thread a heap of its own, and what compilers and compressors have freed stays in it.
  MALLOC_ARENA_MAX: '1',
  // V8 compiles in pieces of 32 KB: from there on, what is freed goes back to the system, and leaves no holes in that heap.
  MALLOC_MMAP_THRESHOLD_: '32768',
  // Types are stripped once: with the text kept, the next start does not load the program that strips them.
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../.react-router/compile-cache', import.meta.url)),
}

/** Megabytes for what is young. It cannot be told to a process that runs; small-heap.ts says why it is not more. */
const youngSpace = '--min-semi-space-size'

const lacking = Object.entries(wanted).filter(([name]) => process.env[name] === undefined)
const flags = process.execArgv.some((flag) => flag.startsWith(youngSpace)) ? [] : [`${youngSpace}=4`]
if (process.platform === 'linux' && lacking.length + flags.length > 0) {
  const argv = [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)]
  process.execve?.(process.execPath, argv, { ...process.env, ...Object.fromEntries(lacking) })
}
