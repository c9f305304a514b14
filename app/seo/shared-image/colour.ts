/** Colours of tokens.css as `#rrggbb`, for what is drawn outside the browser, which knows no oklch(). */

/** `tokenColours(css, '--paper')` are the values of a token in both themes. Throws when there is no such colour. */
export function tokenColours(css: string, name: string): { light: string; dark: string } {
  const value = new RegExp(`${name}:\\s*([^;]+);`).exec(css)?.[1] ?? ''
  const [light, dark = light] = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(([, ...parts]) => {
    const [lightness = 0, chroma = 0, hue = 0] = parts.map(Number)
    return oklchToHex(lightness, chroma, hue)
  })
  if (!light || !dark) throw new Error(`tokens.css has no colour ${name}`)
  return { light, dark }
}

/** Lightness 0 to 1, chroma, hue in degrees. Matrices: Björn Ottosson, "A perceptual color space for image processing". */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${linear.map(channel).join('')}`
}

/** The sRGB transfer function, clipped to what a screen can show. */
function channel(linear: number): string {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0')
}
