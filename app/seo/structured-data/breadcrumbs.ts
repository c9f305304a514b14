/** The road from the start page to a page, as its breadcrumb shows it. */
import type { BreadcrumbList } from 'schema-dts'
import { plainText } from '#app/plain-text.ts'

/** `href` is a path with its language; the page itself comes last and may have none. */
export function breadcrumbs(origin: string, steps: readonly { label: string; href?: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: plainText(label),
      ...(href ? { item: origin + href } : {}),
    })),
  }
}
