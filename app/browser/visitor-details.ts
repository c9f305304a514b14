/**
 * What a visitor told in one form of ours, to be offered in the next: nobody types a name twice in one visit. In session
 * storage, so it stays in this tab and ends with it; it is sent nowhere but with the form that it fills.
 */

const storageKey = 'details'

/** Told longer ago than this it is not offered any more: a tab may stay open for weeks. Milliseconds. */
const keptFor = 12 * 60 * 60 * 1000

const forms = ['contact', 'booking', 'report'] as const

export interface VisitorDetails {
  readonly name?: string
  readonly email: string
  readonly company?: string
  readonly phone?: string
  /** The form they were told in. */
  readonly from: (typeof forms)[number]
  /** When it was sent: ISO 8601. */
  readonly at: string
}

/** Takes the place of what was told before; what this form did not ask for is kept. */
export function rememberDetails(details: VisitorDetails): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...recallDetails(), ...details }))
  } catch {
    // Storage is refused or full: the visitor types it again.
  }
}

/** Undefined when nothing was told, it is too long ago, or what is stored is not ours. */
export function recallDetails(): VisitorDetails | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return isDetails(stored) && isRecent(stored.at) ? stored : undefined
  } catch {
    return undefined
  }
}

export function forgetDetails(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Refused: then nothing was stored either.
  }
}

function isDetails(stored: unknown): stored is VisitorDetails {
  if (typeof stored !== 'object' || stored === null) return false
  const { name, email, company, phone, from, at } = stored as Record<string, unknown>
  return (
    [email, at].every((text) => typeof text === 'string') &&
    [name, company, phone].every((text) => text === undefined || typeof text === 'string') &&
    forms.some((form) => form === from)
  )
}

function isRecent(at: string): boolean {
  const age = Date.now() - Date.parse(at)
  return age >= 0 && age < keptFor
}
