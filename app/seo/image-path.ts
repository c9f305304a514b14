/** Where the picture of a page stands that a shared link shows: `/og/home.png`, `/og/nl/blog/some-slug.png`. */

/** `pathname` with its language: `/nl/contact`. */
export function imagePath(pathname: string): string {
  const name = pathname === '/' || pathname === '/nl' ? `${pathname === '/' ? '' : pathname}/home` : pathname
  return `/og${name}.png`
}
