/** Every address that is of no page. A splat route, so that an unknown address still has its language. */
import { data } from 'react-router'

/** The root error boundary draws the screen; the status goes out with it. */
export function loader() {
  throw data(null, { status: 404 })
}

// React Router asks a component of a route that has a loader and no other answer.
export default function NotFound() {
  return null
}
