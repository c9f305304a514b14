// biome-ignore-all lint/suspicious/noTemplateCurlyInString: to a template of somebody else's these are places
/**
 * What somebody types who wants a page, a mail, a calendar, a spreadsheet or a log to take their text for something else.
 * Where one of these runs, it calls `alert`, so that a browser tells.
 */

/** Of 40 code points at most: they go into any field that takes a name. */
export const hostileWords: readonly string[] = [
  // Out of the text and into the document.
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</textarea><img src=x onerror=alert(1)>',
  '</option></select><svg onload=alert(1)>',
  '--><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '<!--<script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><a xlink:href=javascript:alert(1)>',
  '<iframe src=javascript:alert(1)>',
  '<base href=//x><a href=y>',
  '<meta http-equiv=refresh content=0;//x>',
  '<style>*{display:none}</style>',
  '<form action=//x><button>OK',
  '<details open ontoggle=alert(1)>',
  // Out of an attribute.
  '"><img src=x onerror=alert(1)>',
  "' autofocus onfocus=alert(1) x='",
  '` onmouseover=alert(1) x=`',
  '"autofocus onfocus="alert(1)',
  // As an address.
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/%2e%2e',
  // As a template, an entity, an escape or a key.
  '{{7*7}} ${7*7} #{7*7} <%= 7*7 %>',
  '{name} {company} {count} {number}',
  "$& $1 $$ $` $' %s %d %n",
  '&lt;b&gt; &amp; &#60;script&#62; &quot;',
  '\\u003cscript\\u003e \\x3c \\" \\\' \\n',
  '__proto__',
  'constructor',
  "'; drop table lead; -- %_\\",
  '../../../etc/passwd%00',
  '**b** [x](javascript:alert(1)) ![y](//x)',
  // Where lines end, and what nobody sees.
  'one\u2028two\u2029three',
  'A\r\nBcc: spy@evil.example\r\n\r\nHello',
  '=?utf-8?Q?=0D=0ABcc:_spy=40evil.test?=',
  '"A" <spy@evil.example>, b@evil.example;',
  'a\u0000b\u0007c\u001B[31md\u007Fe\u0085f',
  'txt.exe\u202Egpj.fdp\u2066x\u2069',
  'A\u200Bn\u200Dn\u2060a\uFEFF\u00AD B\u180Es',
  'Маriеkе dе Wіt',
  'שלום <b>עולם</b> مرحبا',
  '👩‍👩‍👧‍👦🏳️‍🌈 <b>',
  `Zalgo${'\u0321\u0310\u0315\u035C\u0489'.repeat(6)}`,
  '\uD83D broken \uDC00',
  // For a spreadsheet.
  '=HYPERLINK("//evil.example";"open")',
  '+1+1|cmd',
  '-1+1',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  'x;=1+1',
  'x"\t"=1+1',
  '＝1+1',
  // For a calendar.
  'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:1',
  'a;b,c:d\\,"e" ^n ^^ \\n',
]

/** Addresses that the forms take. */
export const hostileEmails: readonly string[] = [
  '=1+1@dewit.example',
  '+31@dewit.example',
  '{{7*7}}${7*7}@dewit.example',
  'a%0d%0abcc%3aspy@dewit.example',
  'anna?bcc=spy%40evil.example&x=@dewit.example',
  'a#b/../c@dewit.example',
  'аnna@dewit.example',
  '__proto__@dewit.example',
  `${'e'.repeat(200)}@dewit.example`,
]

/** Of 30 code points at most, with six digits: what the field asks for. */
export const hostilePhones: readonly string[] = ['"><svg onload=alert(1)>123456', '=1+1;javascript:123456']

/** A word that nothing can break: as long as the longest field takes. */
export const longWord = 'W'.repeat(5_000)

/** The beginning of a text, for a field that takes `most` code points. */
export function cutTo(text: string, most: number): string {
  return [...text].slice(0, most).join('')
}
