/** The theme switch: radios named `theme` in the header. Other tabs follow by the storage event. */
import { rememberTheme, showTheme, storedTheme, type Theme, themeKey } from './preferences.ts'

export function switchTheme(): void {
  mark(storedTheme())
  document.addEventListener('change', (event) => {
    const { name, value } = event.target as HTMLInputElement
    if (name !== 'theme') return
    rememberTheme(value as Theme)
    showTheme(value as Theme)
  })
  addEventListener('storage', (event) => {
    // Without a key where all was cleared.
    if ((event.key ?? themeKey) === themeKey) follow()
  })
  // A page kept by the back/forward cache missed the events of its absence.
  addEventListener('pageshow', (event) => {
    if (event.persisted) follow()
  })
}

function follow(): void {
  const theme = storedTheme()
  showTheme(theme)
  mark(theme)
}

function mark(theme: Theme): void {
  const radio = document.querySelector<HTMLInputElement>(`[name=theme][value=${theme}]`)
  if (radio) radio.checked = true
}
