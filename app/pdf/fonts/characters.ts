/** The characters that the font has, in its two files. What is in neither is written otherwise, see ../writable.ts. */

export const characters = {
  latin: [...between(' ', '~'), ...'\u00a0¡¢£¥§©«®°´¶·»¿', ...between('À', 'ÿ'), ...'ıŒœ–—‘’‚“”„•…‹›€™−'],
  /** For names from the rest of Europe. */
  extended: [
    ...'ĀāĂăĄąĆćĊċČčĎďĐđĒēĖėĘęĚěĞğĠġĢģĦħĪīĮįİĶķĹĺĻļĽľŁłŃńŅņŇňŊŋŌōŐőŔŕŖŗŘřŚśŞşŠšŤťŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽž',
    ...'ǍǎȘșȚțẀẁẂẃẄẅẞỲỳ',
  ],
} as const

export type Script = keyof typeof characters

function between(first: string, last: string): string[] {
  const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)]
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index))
}
