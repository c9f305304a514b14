import type { Paper } from '../paper.ts'

export function writeHeading(paper: Paper, text: string, x: number, baseline: number): void {
  paper.text(text, { x, baseline, size: 12, cut: 'name', tag: 'H2' })
}
