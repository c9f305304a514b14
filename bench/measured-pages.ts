/** One page of each kind, in English: what is measured in both languages. */
import { pathTo } from '../app/paths.ts'

export const measuredPages: readonly { readonly path: string; readonly hydrated: boolean }[] = [
  { path: pathTo('home', 'en'), hydrated: false },
  { path: pathTo('service', 'en', { slug: 'ai-automation-amsterdam' }), hydrated: false },
  { path: pathTo('article', 'en', { slug: 'approval-nobody-reads' }), hydrated: false },
  { path: pathTo('contact', 'en'), hydrated: true },
  { path: pathTo('calculator', 'en'), hydrated: true },
]
