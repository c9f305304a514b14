/** How long somebody stays signed in: then they sign in again, however often they came. */
import { retention } from '#app/content/legal/retention.ts'

export const sessionSeconds = retention.kinds.session.days * 24 * 60 * 60
