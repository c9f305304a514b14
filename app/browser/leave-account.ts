/** Inline in the account's own page, which is not hydrated. */
import { leaveWhenSignedOut } from './leave-when-signed-out.ts'

leaveWhenSignedOut()
