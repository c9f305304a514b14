/** What the sign-in page says to those who come from another page of ours, or from Google or Microsoft. Pure. */
import type { Content } from '#app/content/index.server.ts'

interface News {
  title: string
  text: string
  tone: 'trouble' | 'good' | 'plain'
}

/** By the query: `?done=signed-out`, `?refused=cancelled`, `?refused=signed-out` of a form, or a page that asked for a sign-in. */
export function noteOf(url: URL, copy: Content<'account'>['signIn'], wanted: string | undefined): News | undefined {
  const { signedOut, passwordSet, deleted, first, unchanged } = copy.notes
  const refused = named({ ...copy.refused, 'signed-out': unchanged }, url.searchParams.get('refused'))
  if (refused) return { ...refused, tone: 'trouble' }
  const news = named(
    { 'signed-out': signedOut, 'password-set': passwordSet, deleted } as const,
    url.searchParams.get('done'),
  )
  if (news) return { ...news, tone: 'good' }
  return wanted === undefined ? undefined : { ...first, tone: 'plain' }
}

function named<T extends object>(texts: T, name: string | null): T[keyof T] | undefined {
  return name !== null && Object.hasOwn(texts, name) ? texts[name as keyof T] : undefined
}
