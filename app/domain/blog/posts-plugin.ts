/**
 * Gives the server bundle its articles: `virtual:posts` lists all of them, and loads the text of one when it is asked
 * for. A bad post fails the build with file, line and reason.
 */
import type { Plugin } from 'vite'
import { type Locale, locales } from '#app/locales.ts'
import type { Post } from './reading/parse-post.ts'

interface PostsPluginOptions {
  /** Absolute path of the folder of posts: a saved file there shows at once in development. */
  folder: string
  /** Throws when a post is bad. */
  read(): Post[]
}

const listId = 'virtual:posts'
const textId = /^\0virtual:post\/(?<slug>[^/]+)\/(?<locale>en|nl)$/

export function postsPlugin({ folder, read }: PostsPluginOptions): Plugin {
  let posts: Post[] | undefined
  const current = () => {
    posts ??= read()
    return posts
  }
  return {
    name: 'posts',
    resolveId: (id) => (id === listId || id.startsWith('virtual:post/') ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${listId}`) return listModule(current())
      const { slug, locale } = textId.exec(id)?.groups ?? {}
      if (slug === undefined) return undefined
      const text = current().find((post) => post.slug === slug)?.texts[locale as Locale]
      // As one string: a bundler reads that much faster than a tree of literals.
      return `export const text = JSON.parse(${JSON.stringify(JSON.stringify(text))})`
    },
    hotUpdate({ file }) {
      if (!file.startsWith(folder)) return
      posts = undefined
      const { moduleGraph } = this.environment
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (id.startsWith('\0virtual:post')) moduleGraph.invalidateModule(module)
      }
      this.environment.hot.send({ type: 'full-reload' })
    },
  }
}

/** Everything but the texts: lists, the search and the feeds' order need no more. */
function listModule(posts: readonly Post[]): string {
  const entries = posts.map(({ texts, ...facts }) => {
    const heads = locales.map((locale) => {
      const { title, summary, description, minutes, words, map } = texts[locale]
      return [locale, { title, summary, description, minutes, words, map }] as const
    })
    const loads = locales.map(
      (locale) => `${locale}: () => import(${JSON.stringify(`virtual:post/${facts.slug}/${locale}`)})`,
    )
    return `{ ...${JSON.stringify({ ...facts, heads: Object.fromEntries(heads) })}, load: { ${loads.join(', ')} } }`
  })
  return `export const posts = [\n${entries.join(',\n')}\n]`
}
