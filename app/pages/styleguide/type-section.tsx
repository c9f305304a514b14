/** One family: its widths, and the sizes it is set in. */
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './page.module.css'

const sizes = ['0', '1', '2', '3', '4', '5', '6'] as const

export function TypeSection() {
  return (
    <SheetSection id="type" at={{ letter: 'B', reading: 'Instrument Sans' }} name="Type" step={4}>
      <div className={styles.words}>
        <h1>Headline of a page</h1>
        <h2>Heading of a section.</h2>
        <h3>Heading of a part</h3>
        <p className="lede">The lede says in two sentences what a page is about, and for whom.</p>
        <p>
          Running text is spoken: 100% wide, 17 px, at most 58 characters a line. A <a href="#type">link in it</a> has a
          line under it. <span className="waste">12.4 days of waiting</span> become{' '}
          <span className="flow">1.4 days</span>. Figures have one width: 1,497 and 5,630.
        </p>
        <p className="label">A label is drawn: 78% wide, 14.9 px.</p>
      </div>
      <ul className={styles.sizes}>
        {sizes.map((size) => (
          <li key={size}>
            <span className="label">--t-{size}</span>
            <span className={styles[`size${size}`]}>{size === '6' ? '€5,630' : 'The work waits'}</span>
          </li>
        ))}
      </ul>
    </SheetSection>
  )
}
