/** Asks the name servers and the site itself, by the address that visitors use. */
import { Form, useNavigation } from 'react-router'
import desk from '../parts/desk.module.css'
import { Key } from '../parts/key.tsx'

export function CheckButton({ selector }: { selector: string | undefined }) {
  const checking = useNavigation().formData?.get('do') === 'check'
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
