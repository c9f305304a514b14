/** The theme switch: radios named `theme` in the header. Other tabs follow by the storage event. */
import { rememberTheme, showTheme, storedTheme, type Theme, themeKey } from './preferences.ts'

export function switchTheme(): void {
  mark(storedTheme())
  document.addEventListener('change', (event) => {
    const radio = event.target
    if (!(radio instanceof HTMLInputElement) || radio.name !== 'theme') return
    const theme = radio.value as Theme
    rememberTheme(theme)
    showTheme(theme)
  })
  addEventListener('storage', (event) => {
    if (event.key === themeKey || event.key === null) follow()
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
  const radio = document.querySelector<HTMLInputElement>(`input[name="theme"][value="${theme}"]`)
  if (radio) radio.checked = true
}
