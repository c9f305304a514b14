/** Asks the name servers and the site itself, by the address that visitors use. */
import { Form, useNavigation } from 'react-router'
import { counted } from '#app/formats.ts'
import desk from '../parts/desk.module.css'
import { deskTime } from '../parts/desk-time.ts'
import { Key } from '../parts/key.tsx'

export function CheckButton({ selector }: { selector: string | undefined }) {
  const checking = useChecking()
  return (
    <Form method="post" action="/admin/launch" preventScrollReset>
      <input type="hidden" name="selector" value={selector ?? ''} />
      <button
        className={desk.primary}
        type="submit"
        name="do"
        value="check"
        data-key="r"
        aria-keyshortcuts="R"
        aria-disabled={checking}
      >
        {checking ? 'Checking' : 'Check now'}
        <Key>R</Key>
      </button>
    </Form>
  )
}

/** Read out when it changes: else nothing tells a reader by ear that a check is through. `at`: of the last one. */
export function CheckState({ total, at }: { total: number; at: string | undefined }) {
  const looked = at === undefined ? 'Not looked at from outside yet.' : `Looked at from outside ${deskTime(at)}.`
  return (
    <span role="status">
      <b>{total === 0 ? 'Nothing is left.' : `${counted(total, 'point')} left.`}</b>{' '}
      {useChecking() ? 'Looking from outside.' : looked}
    </span>
  )
}

function useChecking(): boolean {
  return useNavigation().formData?.get('do') === 'check'
}
