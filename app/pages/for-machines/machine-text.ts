/** A text for readers that are no browser. They come back every hour at most: an article may have been added. */
export function machineText(body: string, type: string): Response {
  return new Response(body, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  })
}
