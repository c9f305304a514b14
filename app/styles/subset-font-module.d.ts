declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    keepFeatures: readonly string[]
    noHinting: boolean
    dropTables: readonly string[]
    variationAxes: Readonly<Record<string, { min: number; max: number }>>
  }

  /** The font reduced to the characters of `text`. */
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>

  export = subsetFont
}
