declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt'
    keepFeatures?: readonly string[]
    noHinting?: boolean
    dropTables?: readonly string[]
    /** A range keeps the axis, a number pins it. */
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>
  }

  /** The font reduced to the characters of `text`. */
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>

  export = subsetFont
}
