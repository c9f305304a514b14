/** A mail's body from one list of blocks, as plain text and as HTML: both say the same, in the same order. */
import type { Locale } from '#app/locales.ts'
import { escaped } from './escaped.ts'
import { unbrokenHtml } from './unbroken-html.ts'

export type MailBlock =
  | string
  /** A text of somebody else, with its own line ends. */
  | { quote: string }
  | { lines: readonly string[] }
  /** An address of ours, on a line of its own. */
  | { link: string }
  /** Pairs of a name and a value. */
  | { facts: readonly (readonly [string, string])[] }

export function textBody(blocks: readonly MailBlock[]): string {
  return `${blocks.map(textOf).join('\n\n')}\n`
}

/**
 * Sets no colours, so that every mail program's dark theme works; loads nothing, so that nobody learns when it is
 * opened; and escapes every value, because visitors wrote most of them.
 */
export function htmlBody(
  blocks: readonly MailBlock[],
  { language, title }: { language: Locale; title: string },
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
</head>
<body style="font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; max-width: 36em; margin: 1em; overflow-wrap: anywhere; word-break: break-word">
${blocks.map(htmlOf).join('\n')}
</body>
</html>
`
}

function textOf(block: MailBlock): string {
  if (typeof block === 'string') return block
  if ('quote' in block) return block.quote.replace(/^/gm, '> ').replace(/^> $/gm, '>')
  if ('link' in block) return block.link
  if ('lines' in block) return block.lines.join('\n')
  return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
}

function htmlOf(block: MailBlock): string {
  if (typeof block === 'string') return `<p dir="auto">${unbrokenHtml(block)}</p>`
  if ('quote' in block) {
    const lines = escaped(block.quote).replaceAll('\n', '<br>\n')
    return `<blockquote dir="auto" style="margin: 1em 0; padding-left: 1em; border-left: 2px solid">${lines}</blockquote>`
  }
  if ('link' in block) return `<p dir="auto"><a href="${escaped(block.link)}">${escaped(block.link)}</a></p>`
  if ('lines' in block) return `<p dir="auto">${block.lines.map(unbrokenHtml).join('<br>\n')}</p>`
  const facts = block.facts.map(([name, value]) => `<strong>${escaped(name)}:</strong> ${unbrokenHtml(value)}`)
  return `<p dir="auto">${facts.join('<br>\n')}</p>`
}
