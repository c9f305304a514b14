/**
 * Single keys of the desk. Each has a visible control with `data-key` and presses that, so that there is one way to do a
 * thing; `G` and a letter follows a link with `data-go`. Rows with `data-row` have a cursor, which is the focus: J and K
 * move it, and they alone act again while they are held. Nothing of it happens in a field or with Ctrl, Alt or Meta, nor in
 * the rest of what was being typed where a field goes meanwhile, and all of it can be switched off (WCAG 2.1.4).
 */
import { useEffect } from 'react'
import { readStorage } from '#app/browser/preferences.ts'

/** Of local storage: `on`, `off`, or nothing, which is on. */
export const keysSwitch = 'desk-keys'

/** Between two letters of one sentence, at most: milliseconds. */
const pauseInTyping = 2_000

export function useDeskKeys(): void {
  useEffect(() => {
    document.documentElement.dataset['deskKeys'] = readStorage(keysSwitch) === 'off' ? 'off' : 'on'
    let goes = false
    let typed: { field: EventTarget | null; at: number } | undefined
    const press = (event: KeyboardEvent) => {
      const { target, timeStamp: at } = event
      const isModified = event.ctrlKey || event.altKey || event.metaKey
      // Whoever sends it, or leaves it, is done with it.
      if (isModified || /^(?:Enter|Tab|Escape)$/.test(event.key)) typed = undefined
      else if (isTyping(target)) typed = { field: target, at }
      else if (typed && isGone(typed.field) && at - typed.at < pauseInTyping) {
        typed.at = at
        return
      }
      if (event.defaultPrevented || isModified || isTyping(target)) return
      if (document.documentElement.dataset['deskKeys'] === 'off') return
      if (event.repeat && !/^[jk]$/i.test(event.key)) return
      const control = goes ? visible(`[data-go="${CSS.escape(event.key.toLowerCase())}"]`) : controlOf(event)
      goes = !goes && event.key.toLowerCase() === 'g'
      if (!control) return
      event.preventDefault()
      use(control)
    }
    const point = () => {
      typed = undefined
    }
    addEventListener('keydown', press)
    addEventListener('pointerdown', point)
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('pointerdown', point)
    }
  }, [])
}

function controlOf(event: KeyboardEvent): HTMLElement | undefined {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  if (key === 'j') return rowBeside(1)
  if (key === 'k') return rowBeside(-1)
  // Which signs need Shift depends on the keyboard.
  const named = event.shiftKey && /^(?:[a-z]|\w{2,})$/.test(key) ? `Shift+${key}` : key
  return (
    document.activeElement?.closest('[data-row]')?.querySelector<HTMLElement>(`[data-key="${CSS.escape(named)}"]`) ??
    visible(`[data-key="${CSS.escape(named)}"]`)
  )
}

/** The link of the row after or before the one with the focus; of the first row where none has it. */
function rowBeside(step: 1 | -1): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const current = at >= 0 ? at : rows.findIndex((row) => row.getAttribute('aria-current') === 'true')
  const next = rows[current < 0 ? 0 : Math.min(Math.max(current + step, 0), rows.length - 1)]
  return next?.querySelector<HTMLElement>('a') ?? undefined
}

function use(control: HTMLElement): void {
  control.focus()
  if (control.closest('[data-row]') && control.dataset['key'] === undefined) return
  if (control.matches('input:not([type="checkbox"], [type="radio"]), textarea, select')) return
  control.click()
}

/** By its boxes where the browser is too old to be asked (Safari before 17.4). */
function visible(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.checkVisibility?.() ?? element.getClientRects().length > 0,
  )
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select')
}

function isGone(field: EventTarget | null): boolean {
  return field instanceof Element && !field.isConnected
}
