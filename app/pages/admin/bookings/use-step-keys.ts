/** J and K, and the arrows to the right and left, go to the next week or month and back. This sheet has no row cursor. */
import { useEffect } from 'react'

const steps: Readonly<Record<string, string>> = { j: '1', ArrowRight: '1', k: '-1', ArrowLeft: '-1' }

export function useStepKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      if (document.documentElement.dataset['deskKeys'] === 'off') return
      // An arrow moves among radio buttons too.
      if (event.target instanceof Element && event.target.matches('input, textarea, select')) return
      const step = steps[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      const link = step && document.querySelector<HTMLElement>(`[data-step="${step}"]`)
      if (!link) return
      event.preventDefault()
      link.click()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
