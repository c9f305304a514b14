import { freeTimesScriptUrl } from 'virtual:page-scripts'

/** Fills in the times on a page that was prerendered without them. */
export function FreeTimesScript() {
  return <script defer src={freeTimesScriptUrl} />
}
