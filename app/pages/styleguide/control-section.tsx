/** What is pressed, followed and filled in. */
import { ErrorSummary } from '#app/ui/field/error-summary.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { SheetSection } from '#app/ui/sheet-section/sheet-section.tsx'
import styles from './page.module.css'

export function ControlSection() {
  return (
    <SheetSection id="controls" at={{ letter: 'C', reading: 'base.css, ui/field' }} name="Controls" step={5}>
      <p className={styles.row}>
        <a className="btn" href="#controls">
          Primary action
        </a>
        <button className="btn" type="button">
          As a button
        </button>
        <a className="btn quiet" href="#controls">
          Quiet action
        </a>
        <button className="btn" type="button" aria-disabled>
          Sending
        </button>
        <a className="link" href="#controls">
          A link that stands alone
        </a>
      </p>
      <div className={styles.fields}>
        <Field id="sg-name" name="name" label="Name" autoComplete="off" />
        <Field id="sg-company" name="company" label="Company" optional="optional" autoComplete="off" />
        <Field
          id="sg-mail"
          name="mail"
          label="Email"
          type="email"
          error="Check the address: one @, no spaces, an ending such as .nl."
          defaultValue="someone.example"
          autoComplete="off"
        />
        <Field id="sg-kept" name="kept" label="While sending" defaultValue="read only" readOnly autoComplete="off" />
        <Field id="sg-text" name="text" label="Message" hint="One sentence is enough." multiline />
        <ErrorSummary
          title="2 fields need attention"
          items={[
            { fieldId: 'sg-mail', field: 'Email', error: 'Check the address: one @, no spaces.' },
            { fieldId: 'sg-name', field: 'Name', error: 'Enter your name.', mended: true },
          ]}
        />
      </div>
    </SheetSection>
  )
}
