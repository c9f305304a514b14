/** The contact page's words, as its components take them. */
import type { Content } from '#app/content/index.server.ts'

export type ContactCopy = Content<'contact'>
