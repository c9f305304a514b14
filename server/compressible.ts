/** Text of any kind, by its media type: pages, scripts, feeds, drawings. Pictures, fonts and PDF are compressed already. */
export function isCompressible(type: string): boolean {
  return /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)\b|image\/svg\+xml)/.test(type)
}
