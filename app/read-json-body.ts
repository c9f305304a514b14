/** Reads the JSON body of a request to a resource route, up to a size. */

/** The parsed value, undefined where the body is no JSON, or `too large` in UTF-8 bytes. */
export async function readJsonBody(request: Request, largestBytes: number): Promise<{ json: unknown } | 'too large'> {
  const text = await request.text()
  if (new TextEncoder().encode(text).length > largestBytes) return 'too large'
  try {
    return { json: JSON.parse(text) as unknown }
  } catch {
    return { json: undefined }
  }
}
