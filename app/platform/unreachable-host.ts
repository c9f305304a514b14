/**
 * Whether nobody outside reaches a host, as a URL writes it, or a mail domain: this machine, a private network (RFC 1918,
 * 3927, 4193, 4291), a name without a dot, or one that is kept for tests, examples and houses (RFC 2606, 6761, 6762).
 */
export function isUnreachable(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '')
  if (/^(?:0|10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+)+$/.test(name)) return true
  if (name.startsWith('[')) return /^\[(?:::1?\]|f[cd]|fe[89ab])/.test(name)
  return (
    !name.includes('.') ||
    /(?:^|\.)(?:localhost|local|internal|lan|test|example|invalid|example\.(?:com|net|org))$/.test(name)
  )
}
