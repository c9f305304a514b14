/**
 * Dark, light, or as the device is set. Without JavaScript the checked radio rules this page by itself (tokens.css);
 * app/browser/switch-theme.ts remembers the choice and tells other tabs.
 */
import { ThemeSign } from './marks.tsx'
import type { ShellCopy } from './shell.tsx'
import styles from './theme-switch.module.css'

const themes = ['dark', 'light', 'system'] as const

export function ThemeSwitch({ copy }: { copy: ShellCopy['theme'] }) {
  return (
    <details className={styles.theme} name="top" data-menu>
      <summary>
        <ThemeSign />
        <span className="visually-hidden">{copy.label}</span>
      </summary>
      <fieldset className={styles.panel}>
        <legend className={styles.legend}>{copy.label}</legend>
        {themes.map((theme) => (
          <label key={theme} className={styles.choice}>
            <Swatch theme={theme} />
            {copy[theme]}
            {/* Browsers that restore forms would bring back the choice of an earlier visit over the stored one. */}
            <input
              type="radio"
              name="theme"
              id={`theme-${theme}`}
              value={theme}
              defaultChecked={theme === 'dark'}
              autoComplete="off"
            />
          </label>
        ))}
      </fieldset>
    </details>
  )
}

/** A sheet with a line drawn on it: as blueprint, as paper, or half of each. */
function Swatch({ theme }: { theme: (typeof themes)[number] }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 26 18" aria-hidden="true">
      {theme === 'system' ? (
        <>
          <path className={styles.paper} d="M1 17V1h24z" />
          <path className={styles.blueprint} d="M1 17H25V1z" />
        </>
      ) : (
        <>
          <path className={theme === 'dark' ? styles.blueprint : styles.paper} d="M1 1h24v16H1z" />
          <path className={theme === 'dark' ? styles.chalk : styles.pencil} d="M5 12h5V6h5v6h6" />
        </>
      )}
      <path className={styles.edge} d="M.75.75h24.5v16.5H.75z" />
    </svg>
  )
}
