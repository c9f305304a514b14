/**
 * Texts that were begun at the desk and not sent, in the browser where they were typed. Each for some time: what it is about
 * may be erased meanwhile, and then no form would ask for it again.
 */

/** From when it was last typed in. As long as the copy of a mail that was sent. */
export const draftDays = 30

const prefix = 'desk-draft-'

/** Of the same parts as `like`, each a text. `of`: its name in this browser, such as `reply-12`. */
export function readDraft<Draft extends object>(of: string, like: Draft): Draft | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(prefix + of) ?? '{}') as Record<string, unknown>
    const parts = Object.keys(like).map((part) => [part, found[part]] as const)
    return parts.every(([, text]) => typeof text === 'string') ? (Object.fromEntries(parts) as Draft) : undefined
  } catch {
    // No storage here, or not ours: then there is no draft.
    return undefined
  }
}

export function keepDraft(of: string, draft: object | undefined, now = Date.now()): void {
  try {
    if (draft) localStorage.setItem(prefix + of, JSON.stringify({ ...draft, keptAt: now }))
    else localStorage.removeItem(prefix + of)
  } catch {
    // Full, or forbidden: the text is in the form all the same.
  }
}

export function forgetOldDrafts(now = Date.now()): void {
  try {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) {
      const { keptAt } = JSON.parse(localStorage.getItem(key) ?? '{}') as { keptAt?: number }
      if (!(keptAt !== undefined && now - keptAt < draftDays * 86_400_000)) localStorage.removeItem(key)
    }
  } catch {
    // No storage here, or not ours.
  }
}
