/** Some people speak to their computer, and every word would be keys: the browser remembers that they are off. */
import { useEffect, useState } from 'react'
import desk from '../parts/desk.module.css'
import { keysSwitch } from '../parts/use-desk-keys.ts'

export function KeysSwitch() {
  const [on, setOn] = useState(true)
  useEffect(() => setOn(localStorage.getItem(keysSwitch) !== 'off'), [])
  const change = (checked: boolean) => {
    setOn(checked)
    if (checked) localStorage.removeItem(keysSwitch)
    else localStorage.setItem(keysSwitch, 'off')
    document.documentElement.dataset['deskKeys'] = checked ? 'on' : 'off'
  }
  return (
    <label className={desk.check}>
      <input type="checkbox" checked={on} onChange={(event) => change(event.currentTarget.checked)} />
      Single keys work in this browser
    </label>
  )
}
