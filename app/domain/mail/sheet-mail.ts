/**
 * A mail drawn as a sheet: from one list of parts as HTML for mail programs, which know tables, borders and little else,
 * and as text, which says the same in the same order. Nothing is loaded, so that nobody learns when it is opened.
 */
import type { Locale } from '#app/locales.ts'
import { escaped } from './escaped.ts'
import { dark, light } from './mail-colours.ts'
import { unbrokenHtml } from './unbroken-html.ts'

export interface SheetMail {
  readonly language: Locale
  readonly title: string
  readonly brand: string
  /** What a list of mails shows beside the subject. */
  readonly preview: string
  /** A line each. */
  readonly headline: readonly string[]
  readonly parts: readonly SheetPart[]
  /** Small print: paragraphs of lines. */
  readonly footer: readonly (readonly string[])[]
}

export type SheetPart =
  /** Paragraphs under an optional heading. */
  | { readonly heading?: string; readonly text: readonly string[] }
  | { readonly heading: string; readonly list: readonly string[] }
  | { readonly facts: readonly SheetFact[] }
  | { readonly ladder: readonly LadderStep[] }
  /** The one thing to do. */
  | { readonly button: string; readonly href: string }

interface SheetFact {
  readonly name: string
  readonly lines: readonly string[]
  /** Struck out: it was so, and is no longer. */
  readonly void?: boolean
}

/** Work has a name and lasts; waiting only lasts. */
export type LadderStep = { readonly name: string; readonly time: string } | { readonly wait: string }

export function sheetText({ brand, headline, parts, footer }: SheetMail): string {
  const blocks = [brand, headline.join('\n'), ...parts.map(partText)]
  const small = footer.map((lines) => lines.join('\n'))
  // Two hyphens and a space: what follows is a signature, which an answer does not quote.
  return `${blocks.join('\n\n')}\n\n-- \n${small.join('\n\n')}\n`
}

export function sheetHtml(mail: SheetMail): string {
  const { language, title, brand, preview, headline, parts, footer } = mail
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="x-apple-disable-message-reformatting">
<title>${escaped(title)}</title>
<style>${styles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${light.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" bgcolor="${light.paper}" style="background:${light.paper}"><tr><td align="center" style="padding:24px 0">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" class="hair" style="width:100%;max-width:600px;border:1px solid ${light.hair};text-align:left;overflow-wrap:anywhere;word-break:break-word">
<tr><td class="pad hair" style="padding:18px 32px;border-bottom:1px solid ${light.hair}">${logo(brand)}</td></tr>
${row(`<h1 class="ink headline" style="${type(36, 40, light.ink)};margin:0;font-weight:500;letter-spacing:-0.6px">${headline.map(unbrokenHtml).join('<br>')}</h1>`, '30px 32px 8px')}
${parts.map((part) => row(partHtml(part), 'button' in part ? '0 32px 28px' : undefined)).join('\n')}
<tr><td class="pad hair" style="padding:18px 32px 10px;border-top:1px solid ${light.hair}">${footer.map((lines) => paragraph(lines.map(unbrokenHtml).join('<br>'), 'ink2', type(14, 21, light.ink2))).join('')}</td></tr>
</table></td></tr></table>
</body>
</html>
`
}

function partText(part: SheetPart): string {
  if ('button' in part) return `${part.button}:\n${part.href}`
  if ('facts' in part) return part.facts.map(({ name, lines }) => `${name}: ${lines.join('\n  ')}`).join('\n')
  if ('ladder' in part) return ladderWords(part.ladder)
  const body = 'list' in part ? part.list.map((item) => `- ${item}`).join('\n') : part.text.join('\n\n')
  return part.heading === undefined ? body : `${part.heading}\n${body}`
}

/** `Your form, 2 min > 44 hours > The call, 30 min`. */
function ladderWords(steps: readonly LadderStep[]): string {
  return steps.map((step) => ('wait' in step ? step.wait : `${step.name}, ${step.time}`)).join(' > ')
}

function partHtml(part: SheetPart): string {
  if ('button' in part) return buttonHtml(part.button, part.href)
  if ('facts' in part) return factsHtml(part.facts)
  if ('ladder' in part) return ladderHtml(part.ladder)
  const heading =
    part.heading === undefined
      ? ''
      : `<h2 class="ink" style="${type(19, 25, light.ink)};margin:0 0 8px;font-weight:600">${escaped(part.heading)}</h2>`
  if ('list' in part) {
    const items = part.list.map((item) => `<li style="margin:0 0 6px">${unbrokenHtml(item)}</li>`).join('')
    return `${heading}<ul class="ink" style="${type(16, 25, light.ink)};margin:0;padding:0 0 0 20px">${items}</ul>`
  }
  return heading + part.text.map((text) => paragraph(unbrokenHtml(text), 'ink', type(16, 25, light.ink))).join('')
}

function paragraph(html: string, tone: string, style: string): string {
  return `<p dir="auto" class="${tone}" style="${style};margin:0 0 12px">${html}</p>`
}

function factsHtml(facts: readonly SheetFact[]): string {
  const rows = facts.map((fact) => {
    const value = fact.lines.map(unbrokenHtml).join('<br>')
    const cell = `padding:9px 0;border-top:1px solid ${light.hair}`
    return `<tr><th scope="row" align="left" valign="top" width="30%" class="ink2 hair" style="${type(15, 22, light.ink2)};${cell};padding-right:16px;font-weight:400">${escaped(fact.name)}</th><td valign="top" dir="auto" class="ink hair" style="${type(16, 22, light.ink)};${cell}">${fact.void ? `<s>${value}</s>` : value}</td></tr>`
  })
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">${rows.join('')}</table>`
}

function buttonHtml(label: string, href: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${light.signal}" style="background:${light.signal}"><a href="${escaped(href)}" style="${type(16, 20, light.onSignal)};display:inline-block;padding:15px 26px;font-weight:600;text-decoration:none">${escaped(label)}</a></td></tr></table>`
}

/** Three rows: names and waiting, the line itself drawn by the borders of empty cells, and how long work takes. */
function ladderHtml(steps: readonly LadderStep[]): string {
  const cells = (cell: (step: LadderStep, first: boolean) => string) =>
    `<tr>${steps.map((step, index) => cell(step, index === 0)).join('')}</tr>`
  const names = cells((step) =>
    'wait' in step ? labelCell(step.wait, 'waste', light.signalInk) : labelCell(step.name, 'ink', light.ink),
  )
  const line = cells((step, first) => {
    const level = 'wait' in step ? `border-top:2px solid ${light.signalMark}` : `border-bottom:2px solid ${light.ink}`
    const riser = first ? '' : `;border-left:1px solid ${light.line}`
    const tone = 'wait' in step ? 'wastetop' : 'inkbottom'
    return `<td height="22" class="${tone}" style="height:22px;font-size:0;line-height:0;${level}${riser}">&nbsp;</td>`
  })
  const times = cells(
    (step) =>
      `<td align="center" class="flow" style="${type(15, 20, light.flow)};padding:6px 2px 0;white-space:nowrap">${'wait' in step ? '&nbsp;' : escaped(step.time)}</td>`,
  )
  return `<table role="img" aria-label="${escaped(ladderWords(steps))}" width="100%" cellpadding="0" cellspacing="0" border="0" class="ladder" style="border-collapse:collapse;table-layout:fixed">${names}${line}${times}</table>`
}

function labelCell(text: string, tone: string, colour: string): string {
  return `<td align="center" valign="bottom" class="${tone}" style="${type(15, 20, colour)};padding:0 2px 6px;font-weight:600">${escaped(text)}</td>`
}

/** The ladder of the logo, by borders. */
function logo(brand: string): string {
  const step = (width: number, sides: readonly string[]) =>
    `<td class="mark" width="${width}" height="14" style="${sides.map((side) => `border-${side}:3px solid ${light.ink}`).join(';')};font-size:0">&nbsp;</td>`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${step(9, ['top'])}${step(8, ['bottom', 'left'])}${step(6, ['top', 'left', 'right'])}${step(12, ['bottom'])}<td class="ink" style="${type(20, 22, light.ink)};padding-left:12px;font-weight:600">${escaped(brand)}</td></tr></table>`
}

function row(html: string, padding = '14px 32px'): string {
  return `<tr><td class="pad" style="padding:${padding}">${html}</td></tr>`
}

function type(size: number, line: number, colour: string): string {
  return `font-family:'Instrument Sans','Helvetica Neue',Arial,sans-serif;font-size:${size}px;line-height:${line}px;color:${colour}`
}

/** What colours text in a dark theme; `data-ogsc` and `data-ogsb` are how Outlook on the web says that it is dark. */
const tones = { ink: dark.ink, ink2: dark.ink2, waste: dark.signalInk, flow: dark.flow }
const texts = Object.entries(tones).map(([tone, colour]) => `.${tone}{color:${colour}!important}`)

const styles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.paper{background:${dark.paper}!important}${texts.join('')}.hair{border-color:${dark.line}!important}.mark,.inkbottom{border-color:${dark.ink}!important}.wastetop{border-color:${dark.signalInk}!important}}
${texts.map((rule) => `[data-ogsc] ${rule}`).join('')}[data-ogsb] .paper{background:${dark.paper}!important}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.headline{font-size:30px!important;line-height:34px!important}.ladder{table-layout:auto!important;overflow-wrap:normal!important;word-break:normal!important}.ladder td{font-size:13px!important;line-height:17px!important}}`
