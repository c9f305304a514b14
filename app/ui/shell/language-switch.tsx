/** The same page in the other language, as two plain links. app/browser/switch-language.ts remembers the choice. */
import type { Locale } from '#app/locales.ts'
import styles from './header.module.css'

export interface Twin {
  language: Locale
  href: string
}

interface LanguageSwitchProps {
  label: string
  twins: readonly Twin[]
  locale: Locale
}

export function LanguageSwitch({ label, twins, locale }: LanguageSwitchProps) {
  return (
    <ul className={styles.languages} aria-label={label}>
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
            <span className="visually-hidden">{` ${ownName[language]}`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Each language by its own name, whatever the language of the page. */
const ownName: Readonly<Record<Locale, string>> = { en: 'English', nl: 'Nederlands' }
