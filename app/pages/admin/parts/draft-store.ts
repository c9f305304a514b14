/**
 * Texts that were begun at the desk and not sent, in the browser where they were typed. Each for some time: what it is about
 * may be erased meanwhile, and then no form would ask for it again.
 */
import { readStorage } from '#app/browser/preferences.ts'

/** From when it was last typed in. As long as the copy of a mail that was sent. */
export const draftDays = 30

const prefix = 'desk-'

/** Of the same parts as `like`, each a text. `of`: its name in this browser, such as `q3Zk-reply-12`, with whose it is. */
export function readDraft<Draft extends object>(of: string, like: Draft): Draft | undefined {
  const found = parsed(readStorage(prefix + of))
  const parts = Object.keys(like).map((part) => [part, found?.[part]] as const)
  return parts.every(([, text]) => typeof text === 'string') ? (Object.fromEntries(parts) as Draft) : undefined
}

export function keepDraft(of: string, draft: object | undefined, now = Date.now()): void {
  try {
    if (draft) localStorage.setItem(prefix + of, JSON.stringify({ ...draft, keptAt: now }))
    else localStorage.removeItem(prefix + of)
  } catch {
    // Full, or forbidden: the text is in the form all the same.
  }
}

/** Of a draft that an earlier version of the site kept nobody knows since when: its days begin now. */
export function forgetOldDrafts(now = Date.now()): void {
  try {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) {
      const draft = parsed(readStorage(key))
      if (!draft) continue
      const { keptAt } = draft
      if (typeof keptAt !== 'number') keepDraft(key.slice(prefix.length), draft, now)
      else if (now - keptAt >= draftDays * 86_400_000) localStorage.removeItem(key)
    }
  } catch {
    // No storage here.
  }
}

/** Undefined for what is no draft. */
function parsed(kept: string | null): Record<string, unknown> | undefined {
  try {
    const found: unknown = JSON.parse(kept ?? '')
    return found !== null && typeof found === 'object' && 'text' in found ? { ...found } : undefined
  } catch {
    return undefined
  }
}
