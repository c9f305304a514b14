/** Asked before a template takes the place of what was typed. Its buttons are those of the form around it. */
import desk from '../parts/desk.module.css'
import styles from './reply-form.module.css'

interface TemplateQuestionProps {
  name: string
  onReplace: () => void
  onKeep: () => void
}

export function TemplateQuestion({ name, onReplace, onKeep }: TemplateQuestionProps) {
  return (
    <div className={`${desk.row} ${styles.question}`} role="alert">
      <span>{`Replace what you typed with ‘${name}’?`}</span>
      <button
        className={desk.tool}
        type="submit"
        name="do"
        value="replace"
        onClick={(event) => {
          event.preventDefault()
          onReplace()
        }}
      >
        Replace it
      </button>
      <button className={desk.tool} type="button" onClick={onKeep}>
        Keep my text
      </button>
    </div>
  )
}
