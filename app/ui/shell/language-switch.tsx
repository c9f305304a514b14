/** The same page in the other language, as two plain links. app/browser/switch-language.ts remembers the choice. */
import type { Locale } from '#app/locales.ts'
import styles from './header.module.css'
import type { ShellCopy } from './shell.tsx'

export interface Twin {
  language: Locale
  href: string
}

interface LanguageSwitchProps {
  copy: ShellCopy['language']
  twins: readonly Twin[]
  locale: Locale
}

export function LanguageSwitch({ copy, twins, locale }: LanguageSwitchProps) {
  /** Each language by its own name, whatever the language of the page. */
  const ownNames: Readonly<Record<Locale, string>> = { en: copy.english, nl: copy.dutch }
  return (
    <ul className={styles.languages} aria-label={copy.label}>
      {twins.map(({ language, href }) => (
        <li key={language}>
          <a
            href={href}
            lang={language}
            hrefLang={language}
            data-language={language}
            aria-current={language === locale ? 'true' : undefined}
          >
            {language.toUpperCase()}
            <span className="visually-hidden">{` ${ownNames[language]}`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
