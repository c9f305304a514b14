/** What of a document, a mail or a PDF could do something by itself, found by a parser and not by a browser. */
import { fromHtml } from 'hast-util-from-html'
import { getDocumentProxy } from 'unpdf'
import { elementsIn } from './elements.ts'

/** Elements and attributes of an HTML mail that run, load or send, and links that lead elsewhere than to `origins`. */
export function activeIn(html: string, origins: readonly string[]): string[] {
  return elementsIn(fromHtml(html)).flatMap(({ tagName, properties }) => {
    const names = Object.keys(properties).filter((name) =>
      /^on|^src|^poster|^action|^formAction|^background/i.test(name),
    )
    const link = properties['href']
    const leaves = link !== undefined && !origins.some((origin) => String(link).startsWith(`${origin}/`))
    return [
      ...(allowed.has(tagName) ? [] : [`<${tagName}>`]),
      ...names.map((name) => `<${tagName} ${name}>`),
      ...(leaves || tagName === 'link' ? [`<${tagName} ${link}>`] : []),
    ]
  })
}

/** What our mails are made of. */
const allowed = new Set(
  'html head meta title style body div p br a strong s h1 h2 ul li table tbody tr th td blockquote'.split(' '),
)

/** Header names and values as they stand in a mail, unfolded, in order; everything before the first empty line. */
export function headersOf(mail: string): [name: string, value: string][] {
  const head = mail.slice(0, mail.search(/\r?\n\r?\n/)).replace(/\r?\n[ \t]+/g, ' ')
  return head.split(/\r?\n/).map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()]
  })
}

/** Actions, files and links of a PDF that are none of ours. */
export async function activeInPdf(bytes: Uint8Array, origin: string): Promise<string[]> {
  const pdf = await getDocumentProxy(bytes)
  const scripts = [await pdf.getJSActions(), await pdf.getOpenAction(), await pdf.getAttachments()]
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  const notes = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat()
  return [
    ...scripts.filter((script) => script !== null).map((script) => JSON.stringify(script)),
    ...notes
      .map(({ url, unsafeUrl, subtype }) => String(unsafeUrl ?? url ?? subtype))
      .filter((url) => !url.startsWith(`${origin}/`)),
  ]
}
