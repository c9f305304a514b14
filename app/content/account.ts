/** What the pages of an account say. */
import { common } from './account/common.ts'
import { later } from './account/later.ts'
import { newEmail } from './account/new-email.ts'
import { deletion, overview } from './account/overview.ts'
import { resetPassword } from './account/reset-password.ts'
import { signIn } from './account/sign-in.ts'
import { signInLink } from './account/sign-in-link.ts'
import { signUp } from './account/sign-up.ts'
import type { Copy } from './localized.ts'

export const account = {
  common,
  signIn,
  signUp,
  signInLink,
  resetPassword,
  overview,
  newEmail,
  deletion,
  later,
} satisfies Copy
