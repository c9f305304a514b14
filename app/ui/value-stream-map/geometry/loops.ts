/**
 * Work that is sent back, below a row of boxes. A loop inside the row runs on a track of its own, inner loops nearest
 * to the boxes; one that crosses a fold is cut into two lettered stubs, with its words where the work leaves.
 */
import { loopWords, type } from './sizes.ts'
import { textWidth, wrapEvenly } from './text.ts'

export interface LoopLine {
  fromIndex: number
  toIndex: number
  /** Middle of the box that sends back, and of the one that receives. */
  fromX: number
  toX: number
  /** The track. */
  y: number
  lines: string[]
}

export interface LoopStub {
  stepIndex: number
  x: number
  /** Middle of the circled letter. */
  y: number
  letter: string
  /** Work leaves here; otherwise it comes in. */
  leaves: boolean
  /** Only where work leaves. They stand to the right of the letter, or to its left near the edge. */
  lines: string[]
  textSide: 'left' | 'right'
}

interface LoopsInput {
  steps: { index: number; x: number }[]
  loops: { from: number; to: number; label: string }[]
  boxWidth: number
  /** Right edge of the drawing's steps. */
  end: number
  /** Below the lowest box. */
  top: number
}

const stubRadius = 10

export function layoutLoops({ steps, loops, boxWidth, end, top }: LoopsInput) {
  const middle = (index: number) => {
    const step = steps.find((one) => one.index === index)
    return step && step.x + boxWidth / 2
  }
  let y = top
  const lines: LoopLine[] = []
  const inner = loops.toSorted((a, b) => Math.abs(a.from - a.to) - Math.abs(b.from - b.to))
  for (const { from, to, label } of inner) {
    const [fromX, toX] = [middle(from), middle(to)]
    if (fromX === undefined || toX === undefined) continue
    const words = wrapEvenly(label, Math.max(80, Math.abs(fromX - toX) - 24), type.text)
    // Capitals are lower than a line.
    y += loopWords + words.length * type.line - 2
    lines.push({ fromIndex: from, toIndex: to, fromX, toX, y, lines: words })
  }

  const stubs: LoopStub[] = []
  /** Loops that already end under a box: a stub there moves aside. */
  const taken = (index: number) =>
    lines.filter((line) => line.fromIndex === index || line.toIndex === index).length +
    stubs.filter((stub) => stub.stepIndex === index).length
  loops.forEach(({ from, to, label }, index) => {
    if ((middle(from) === undefined) === (middle(to) === undefined)) return
    const stepIndex = middle(from) === undefined ? to : from
    const leaves = stepIndex === from
    const x = (middle(stepIndex) ?? 0) + taken(stepIndex) * 2.5 * stubRadius
    const words = leaves ? stubWords(label, x, end) : { lines: [], textSide: 'right' as const }
    stubs.push({ stepIndex, x, y: y + 16, letter: String.fromCharCode(97 + index), leaves, ...words })
    y += Math.max(26, words.lines.length * type.line + 10)
  })
  return { lines, stubs, bottom: y }
}

function stubWords(label: string, x: number, end: number): Pick<LoopStub, 'lines' | 'textSide'> {
  const right = end - x - 18
  if (right >= Math.min(140, textWidth(label, type.text)))
    return { lines: wrapEvenly(label, right, type.text), textSide: 'right' }
  return { lines: wrapEvenly(label, x - 18, type.text), textSide: 'left' }
}
