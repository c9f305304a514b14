/** Measures and writes lines of text with the font files of their characters. */

import type { Cut } from './fonts/cuts.ts'
import { fontData, fontKey } from './fonts/font-data.ts'
import { type ScriptRun, scriptRuns, writable } from './writable.ts'

export interface Lettering {
  width(text: string, size: number, cut: Cut): number
  /** @param x where the line starts */
  write(text: string, x: number, baseline: number, size: number, cut: Cut): void
}

export function openLettering(doc: PDFKit.PDFDocument): Lettering {
  const registered = new Set<string>()
  /** In em, by cut and text: measuring takes the most time of all, and most words are measured more than once. */
  const widths = new Map<string, number>()

  function setFont(cut: Cut, { script }: ScriptRun, size: number): void {
    const key = fontKey(cut, script)
    if (!registered.has(key)) doc.registerFont(key, fontData(cut, script))
    registered.add(key)
    doc.font(key, size)
  }

  function runWidth(cut: Cut, run: ScriptRun, size: number): number {
    const key = `${cut} ${run.text}`
    let ems = widths.get(key)
    if (ems === undefined) {
      setFont(cut, run, 1)
      ems = doc.widthOfString(run.text, { features })
      widths.set(key, ems)
    }
    return ems * size
  }

  return {
    width(text, size, cut) {
      return scriptRuns(writable(text)).reduce((sum, run) => sum + runWidth(cut, run, size), 0)
    },

    write(text, x, baseline, size, cut) {
      let at = x
      for (const run of scriptRuns(writable(text))) {
        setFont(cut, run, size)
        doc.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic', features })
        at += runWidth(cut, run, size)
      }
    },
  }
}

/** Figures of equal width, as everywhere on the site. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum']
