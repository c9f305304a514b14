/** The title block of a sheet at the size of a page: who drew it, and what is known of the hand. */
import type { ReactNode } from 'react'
import type { Author } from '#app/content/authors/author.ts'
import type { Content } from '#app/content/index.server.ts'
import type { Locale } from '#app/locales.ts'
import { pathTo } from '#app/paths.ts'
import { Breadcrumb } from '#app/ui/breadcrumb/breadcrumb.tsx'
import styles from './name-block.module.css'

interface NameBlockProps {
  author: Author
  copy: Content<'blog'>
  labels: Content<'labels'>
  locale: Locale
}

export function NameBlock({ author, copy, labels, locale }: NameBlockProps) {
  const { drawnBy, role, initials, draws, remarks } = copy.author
  const steps = [{ label: labels.nav.blog, href: pathTo('blog', locale) }, { label: author.name }]
  const [first, surname] = apart(author.name)
  return (
    <div className={styles.head}>
      <Breadcrumb label={copy.trail} steps={steps} />
      <div className={styles.block}>
        <Cell className={styles.name} label={drawnBy}>
          <h1>
            {first} <span className={styles.surname}>{surname}</span>
          </h1>
        </Cell>
        <Cell className={styles.role} label={role}>
          <p>{author.role}</p>
        </Cell>
        <Cell className={styles.initials} label={initials}>
          <p>{initialsOf(author.name)}</p>
        </Cell>
        <Cell className={styles.story} label={author.before.label}>
          <p>{author.before.text}</p>
          <p>{author.story}</p>
        </Cell>
        <Cell className={styles.fact} label={draws}>
          <p>{author.draws}</p>
          <p>{author.office}</p>
        </Cell>
        <Cell className={styles.fact} label={remarks.label}>
          <p>
            <a href={pathTo('contact', locale)}>{remarks.link}</a>
          </p>
        </Cell>
      </div>
    </div>
  )
}

function Cell({ label, className, children }: { label: string; className: string | undefined; children: ReactNode }) {
  return (
    <div className={className}>
      <p className="label">{label}</p>
      {children}
    </div>
  )
}

/** Van der Meer is one name. */
function apart(name: string): [first: string, surname: string] {
  const end = name.indexOf(' ')
  return end < 0 ? [name, ''] : [name.slice(0, end), name.slice(end + 1)]
}

/** As they stand on a drawing: `Ilse van der Meer` is `IvdM`. */
function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('')
}
