/**
 * What a document and what starts it have to have in common: the build, and all that the page's loaders gave. Where one of them
 * differs, React would draw the page anew, and whatever somebody had typed would be gone. A document is hours old when it
 * comes back with the Back button, or with a tab that the browser had put away.
 */
import { createHash } from 'node:crypto'

/**
 * What the page takes from the document itself (app/use-hidden.ts, app/pages/checklist/use-drawn-ticks.ts), or draws apart from
 * everything else.
 */
const mayDiffer: readonly string[] = ['hidden', 'accountTicks', 'freeTimes']

/** In letters of base64url: every byte of it stands in a document that shall come with the first ten packets. */
const length = 6

/** `build` names the scripts of the page; `loaderData` is what JSON can hold, by the ids of the routes. */
export function startMark(build: string, loaderData: unknown): string {
  const shown = JSON.stringify(loaderData, (name, value: unknown) => (mayDiffer.includes(name) ? undefined : value))
  return createHash('sha256').update(`${build}\n${shown}`).digest('base64url').slice(0, length)
}
