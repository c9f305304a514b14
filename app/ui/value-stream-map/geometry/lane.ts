/**
 * The lane above a row of boxes: the system that receives the result, centred over its step, and the redlines, each
 * right of the line down to its step. Words that find no room go into a list below the drawing.
 */
import { clamp, type Frame } from './frame.ts'
import { type } from './sizes.ts'
import { textWidth, wrapEvenly } from './text.ts'

export interface SystemBox {
  name: string
  x: number
  width: number
}

export interface Redline {
  number: number
  text: string
  /** Middle of the burst; the line goes straight down from it. */
  x: number
  /** The burst sits on the corner of its box: the lane above is taken. */
  onCorner: boolean
  /** Empty when the words stand in the list below. */
  lines: string[]
  stepIndex: number
}

export interface Lane {
  system: (SystemBox & { stepIndex: number; stepMiddle: number }) | null
  redlines: Redline[]
  /** Zero when nothing stands in it. */
  height: number
}

/** What the lane needs to know of a box below it. */
interface LaneStep {
  index: number
  x: number
}

interface LaneInput {
  steps: LaneStep[]
  system: { name: string; at: number } | undefined
  redlines: { at: number; text: string }[]
  frame: Frame
  /** The first row has the sender of the work in its corner. */
  first: boolean
}

/** From the left edge of a box to its burst, and to the words beside the burst. */
const burstAt = 16
const wordsAt = 34
/** The sender's building, with air. */
const senderRoom = 64
/** Where a burst or a remark stands clear of that building. */
export const besideSender = 72
const leastRoom = 84
const mostLines = 3

export function layoutLane({ steps, system, redlines, frame, first }: LaneInput): Lane {
  const here = redlines.flatMap((redline, index) => {
    const step = steps.find((one) => one.index === redline.at)
    return step ? [{ number: index + 1, text: redline.text, step }] : []
  })
  const under = system && steps.find((one) => one.index === system.at)
  const placed = system && under ? placeSystem(system.name, under, frame, first) : null
  // A redline on the system's own step: the system makes way to the right, or else the burst comes down to the box.
  const shared = placed && under && here.some(({ step }) => step === under) && placed.x < under.x + wordsAt
  const moves = shared && under.x + wordsAt + placed.width <= frame.end
  if (placed && moves) placed.x = under.x + wordsAt

  const notes = here.map(({ number, text, step }, index): Redline => {
    const onCorner = Boolean(shared && !moves && step === under)
    const next = here[index + 1]?.step.x ?? frame.end
    const stop = placed && placed.x > step.x && placed.x < next ? placed.x : next
    const x = onCorner ? step.x : Math.max(step.x + burstAt, first ? besideSender : 0)
    const room = onCorner ? 0 : stop - (x + wordsAt - burstAt) - 5
    const lines = room >= leastRoom ? wrapEvenly(text, room, type.text) : []
    return {
      number,
      text,
      x,
      onCorner,
      lines: lines.length <= mostLines ? lines : [],
      stepIndex: step.index,
    }
  })
  return {
    system: placed && under ? { ...placed, stepIndex: under.index, stepMiddle: under.x + frame.boxWidth / 2 } : null,
    redlines: notes,
    height: laneHeight(placed !== null || first, notes),
  }
}

export function systemWidth(name: string): number {
  return Math.max(104, Math.ceil(textWidth(name, type.name, 'name')) + 26)
}

/** Where the line between a system box and a step leaves the box: above the step if it can. */
export function connectAt(system: SystemBox, stepMiddle: number): number {
  return clamp(system.x + 14, stepMiddle, system.x + system.width - 14)
}

function placeSystem(name: string, under: LaneStep, frame: Frame, first: boolean): SystemBox {
  const width = systemWidth(name)
  const centred = Math.round(under.x + frame.boxWidth / 2 - width / 2)
  return { name, x: clamp(first ? senderRoom : 0, centred, frame.end - width), width }
}

function laneHeight(taken: boolean, redlines: Redline[]): number {
  const words = redlines.map(({ lines }) => Math.max(30, lines.length * type.line + 2))
  return Math.max(taken ? 34 : 0, ...words)
}
