/** The head of a page whose address is a secret: its title, and nothing that would spread the address. */
import type { MetaDescriptor } from 'react-router'
import { company } from '#app/content/company.ts'
import { pageTitle } from './title.ts'

export function secretHead(title: string): MetaDescriptor[] {
  return [{ title: pageTitle(title, company.brand) }, { name: 'robots', content: 'noindex, nofollow' }]
}
