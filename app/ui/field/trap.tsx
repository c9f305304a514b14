/** A field that people neither see, reach, hear nor fill. What fills it in is a program. */
import styles from './field.module.css'

interface TrapProps {
  id: string
  name: string
  label: string
}

export function Trap({ id, name, label }: TrapProps) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
