import { freeTimesScript } from 'virtual:page-scripts'
import { InlineScript } from '../inline-script/inline-script.tsx'

/** Fills in the times on a page that was prerendered without them. */
export function FreeTimesScript() {
  return <InlineScript source={freeTimesScript} />
}
