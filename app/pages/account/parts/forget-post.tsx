import { forgetPostScript } from 'virtual:page-scripts'
import { InlineScript } from '#app/ui/inline-script/inline-script.tsx'

/** For what came back of a form: Back and reload show the page, and send nothing again. */
export function ForgetPost() {
  return <InlineScript source={forgetPostScript} />
}
