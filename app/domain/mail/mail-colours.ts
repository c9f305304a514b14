/** The colours of tokens.css that mails have, in sRGB: mail programs know no oklch(). A test holds the two together. */

export const light = {
  paper: '#f4f1e8',
  ink: '#122125',
  ink2: '#465659',
  hair: '#c2bdb2',
  line: '#748484',
  signal: '#fd7316',
  onSignal: '#091619',
  /** Waste and waiting: words, and marks. */
  signalInk: '#ba3900',
  signalMark: '#da4800',
  /** Flow, value, gain. */
  flow: '#005e66',
} as const

export const dark = {
  paper: '#0c181a',
  ink: '#ede9df',
  ink2: '#a4b3b3',
  line: '#55676a',
  signalInk: '#ff8536',
  flow: '#83cec8',
} as const
