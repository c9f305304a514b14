/** The theme as the page shows it, in the words of Cal.com: dark, light, or auto for that of the device. */
import { useSyncExternalStore } from 'react'

export function usePageTheme(): string {
  return useSyncExternalStore(
    watch,
    () => document.documentElement.dataset['theme'] ?? 'auto',
    () => 'dark',
  )
}

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
