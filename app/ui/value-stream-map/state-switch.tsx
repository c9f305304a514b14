/**
 * Chooses which state of the drawing is shown. Works without JavaScript: the figure's style reads the radios.
 *
 * The radio that is checked names the state that the drawing comes to rest in, also before anyone chose. A drawing that
 * straightens itself rests in the future state, any other in the current one, and which it is only the browser knows
 * (its width, its owner's wish for less motion). So the first radio, checked from the start, stands for "as it comes to
 * rest": the style sheet gives it the name of that state, and hides the radio of the same name until one is chosen.
 * Assistive technology meets two radios at any time, and the checked one is true. Choosing unchecks the first for
 * good, so that coming back to the future state does not play the motion again.
 */
import type { MapWords } from './map-words.ts'
import styles from './state-switch.module.css'

interface StateSwitchProps {
  /** Unique on the page. */
  name: string
  words: MapWords['states']
}

export function StateSwitch({ name, words }: StateSwitchProps) {
  const radio = { type: 'radio', name, form: '' } // of no form, also when the drawing stands in one
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{words.legend}</legend>
      <label className={styles.rest}>
        <input {...radio} value="rest" defaultChecked />
        <span className={styles.restsInCurrent}>{words.current}</span>
        <span className={styles.restsInFuture}>{words.future}</span>
      </label>
      <label className={styles.current}>
        <input {...radio} value="current" />
        {words.current}
      </label>
      <label className={styles.future}>
        <input {...radio} value="future" />
        {words.future}
      </label>
    </fieldset>
  )
}
