/**
 * Keeps the heap small: to be imported right after start-again.ts. What a request leaves behind dies young and what the
 * site needs fits in fifty megabytes, but V8 takes room by the memory of the machine: on a large one it fills hundreds of
 * megabytes with garbage before it looks. These cost no measurable time a request; `npm run bench -- memory` measures.
 *
 * Not set: `--no-maglev`. Compiling less often holds 37 MB less after the load, and home loses a quarter of its requests.
 *
 * Set here and not on the command line, so that `npm start`, the container, the unit file and the tests run alike.
 */
import { setFlagsFromString } from 'node:v8'

/**
 * What is young stays at what start-again.ts gave it. By default it begins with a quarter of that, which is full every three
 * milliseconds under load, and doubles, to a hundred megabytes and more.
 */
setFlagsFromString('--semi-space-growth-factor=1')

/** The old part is collected once it is so many percent above what lived at the last time. By default up to 300. */
setFlagsFromString('--heap-growing-percent=30')
