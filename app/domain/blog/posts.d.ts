declare module 'virtual:posts' {
  import type { Locale } from '#app/locales.ts'
  import type { PostFacts } from './reading/front-matter.ts'
  import type { PostText } from './reading/parse-post.ts'

  type PostHead = Pick<PostText, 'title' | 'summary' | 'description' | 'minutes' | 'words' | 'map'>

  /** Newest first, those of days to come included. */
  export const posts: readonly (PostFacts & {
    readonly slug: string
    readonly heads: Readonly<Record<Locale, PostHead>>
    readonly load: Readonly<Record<Locale, () => Promise<{ text: PostText }>>>
  })[]
}
