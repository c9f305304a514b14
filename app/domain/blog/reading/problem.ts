/** What is wrong with a post, told so that its author can go straight there. */

export interface Problem {
  /** Relative to the folder of posts: `some-slug/nl.mdx`. */
  readonly file: string
  readonly line: number
  readonly reason: string
}

/** All that is wrong, in one error: `app/content/posts/some-slug/nl.mdx:3: category: …`. */
export class BadPosts extends Error {
  constructor(folder: string, problems: readonly Problem[]) {
    super(problems.map(({ file, line, reason }) => `${folder}/${file}:${line}: ${reason}`).join('\n'))
    this.name = 'BadPosts'
  }
}
