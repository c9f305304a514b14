/** What the pages of an account say. */
import { common } from './account/common.ts'
import { deletion, overview } from './account/overview.ts'
import { resetPassword } from './account/reset-password.ts'
import { signIn } from './account/sign-in.ts'
import { signInLink } from './account/sign-in-link.ts'
import { signUp } from './account/sign-up.ts'
import type { Copy } from './localized.ts'

export const account = { common, signIn, signUp, signInLink, resetPassword, overview, deletion } satisfies Copy
