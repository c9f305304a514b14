/**
 * A mail as others than its recipient may read it: the secret addresses in it are somebody's key to a report, a booking or
 * an account, and are made unreadable. Pure.
 */
import type { Mail } from '#app/platform/mail.server.ts'
import { withoutSecretTokens } from '#app/secret-token.ts'

const mask = '••••'

export function maskMail(mail: Mail): Mail {
  const { calendar } = mail
  return {
    ...mail,
    subject: maskSecrets(mail.subject),
    text: maskSecrets(mail.text),
    html: maskSecrets(mail.html),
    ...(calendar ? { calendar: { ...calendar, files: calendar.files.map(maskFile) } } : {}),
  }
}

/** Lines of a calendar are folded, also in the middle of an address (RFC 5545, 3.1): it is looked for in whole lines. */
function maskFile<File extends { readonly text: string }>(file: File): File {
  return { ...file, text: maskSecrets(file.text.replace(/\r?\n[ \t]/g, '')) }
}

function maskSecrets(text: string): string {
  return withoutSecretTokens(text, mask).replace(/\btoken=[^\s&"'<>]+/gi, `token=${mask}`)
}
