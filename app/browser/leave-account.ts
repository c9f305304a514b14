/** Inline in the pages of whoever is signed in, which are not hydrated. */
import { leaveWhenSignedOut } from './leave-when-signed-out.ts'

leaveWhenSignedOut()
