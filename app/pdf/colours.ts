/** The light colours of tokens.css, which a PDF can only take as sRGB. A test holds the two together. */

export const colours = {
  ink: '#122125',
  ink2: '#465659',
  line: '#748484',
  hair: '#c2bdb2',
  /** Waste and waiting: words, and marks. */
  signalInk: '#ba3900',
  signalMark: '#da4800',
  /** Flow, value, gain. */
  flow: '#005e66',
  paper: '#ffffff',
} as const

export type Colour = keyof typeof colours
