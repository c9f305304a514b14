/**
 * The report as a drawing sheet: on the screen one after the other, on A4 two pages, or three when the drawings need a
 * page each.
 */
import type { Content } from '#app/content/index.server.ts'
import type { RoiAnswer } from '#app/domain/roi/calculate.ts'
import type { RoiSheet } from '#app/domain/roi/sheet.ts'
import { HatchPattern } from '#app/ui/hatch/hatch.tsx'
import { drawnProcess } from '#app/ui/roi/drawn-process.ts'
import { daysInWords } from '#app/ui/roi/in-words.ts'
import type { ReportWords } from '#app/ui/roi/report-words.ts'
import { AfterSection } from './after-section.tsx'
import { FiguresSection } from './figures-section.tsx'
import { NextSection } from './next-section.tsx'
import { NowSection } from './now-section.tsx'
import { Paper } from './paper.tsx'
import { ReportHead } from './report-head.tsx'
import { type BlockFacts, SheetBlock } from './sheet-block.tsx'
import { WorkingSection } from './working-section.tsx'

export interface Report extends Omit<BlockFacts, 'name'> {
  sheet: RoiSheet
  answer: RoiAnswer
  said: ReportWords
  words: Content<'roi'>
  /** Of the site, such as `https://vlotwerk.nl`. */
  origin: string
}

/** Both drawings of so many steps stand on one page of paper. */
const mostOnOnePage = 6

export function ReportSheet({ sheet, answer, said, words, origin, ...facts }: Report) {
  const { copy, locale } = facts
  const block = { ...facts, name: said.name }
  const figured = { sheet, answer, words, copy, locale }
  const drawing = { copy: copy.drawing, process: drawnProcess(figured), words: words.map, locale }
  const at = (letter: string, { leadDays }: RoiAnswer['now']) => ({
    letter,
    reading: daysInWords(leadDays, words.units.days, locale),
  })
  const apart = sheet.steps.length > mostOnOnePage
  const pages = apart ? 3 : 2
  const after = <AfterSection {...drawing} {...{ sheet, answer }} scale={words.scale} at={at('B', answer.after)} />
  return (
    <>
      <HatchPattern />
      <Paper page={1} pages={pages} block={block} dense={apart ? undefined : 'drawings'}>
        <ReportHead said={said} {...facts} />
        <NowSection {...drawing} at={at('A', answer.now)} />
        {apart ? null : after}
      </Paper>
      {apart ? (
        <Paper page={2} pages={pages} block={block}>
          {after}
        </Paper>
      ) : null}
      <Paper page={pages} pages={pages} block={block} dense="formulas">
        <FiguresSection {...figured} letter="C" />
        <WorkingSection {...figured} letter="D" />
        <NextSection copy={copy} letter="E" origin={origin} locale={locale} />
      </Paper>
      <SheetBlock {...block} />
    </>
  )
}
