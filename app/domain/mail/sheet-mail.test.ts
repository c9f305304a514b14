import { expect, it } from 'vitest'
import { type SheetMail, sheetHtml, sheetText } from './sheet-mail.ts'

const mail: SheetMail = {
  language: 'nl',
  title: 'Afspraak',
  brand: 'Vlotwerk',
  preview: 'Per video',
  headline: ['Donderdag', 'Dinsdag'],
  parts: [
    { text: ['Beste <i>Anna</i>,', 'Tot dan.'] },
    { facts: [{ name: 'Was', lines: ['een', 'twee'], void: true }] },
    { ladder: [{ name: 'Formulier', time: '2 min' }, { wait: '44 uur' }, { name: 'Gesprek', time: '30 min' }] },
    { heading: 'Neem mee', list: ['één ding'] },
    { button: 'Verzetten', href: 'https://site.example/b/X?a=1&b="2"' },
  ],
  footer: [['Regel een', 'Regel twee'], ['Waarom']],
}

it('says as text what it shows', () => {
  expect(sheetText(mail)).toBe(`Vlotwerk

Donderdag
Dinsdag

Beste <i>Anna</i>,

Tot dan.

Was: een
  twee

Formulier, 2 min > 44 uur > Gesprek, 30 min

Neem mee
- één ding

Verzetten:
https://site.example/b/X?a=1&b="2"

-- 
Regel een
Regel twee

Waarom
`)
})

it('escapes texts and addresses', () => {
  const html = sheetHtml(mail)
  expect(html).toContain('Beste &#60;i&#62;Anna&#60;/i&#62;,')
  expect(html).toContain('href="https://site.example/b/X?a=1&#38;b=&#34;2&#34;"')
  expect(html).toContain('<s>een<br>twee</s>')
})

it('reads the drawing out as one line', () => {
  expect(sheetHtml(mail)).toContain('aria-label="Formulier, 2 min &#62; 44 uur &#62; Gesprek, 30 min"')
})
