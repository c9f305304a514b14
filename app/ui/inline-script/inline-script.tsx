import { useNonce } from '#app/nonce.ts'

/** A script of ours in the document itself: for a few lines that only some pages need. Allowed by hash or nonce. */
export function InlineScript({ source }: { source: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own bundled script
  return <script nonce={useNonce()} dangerouslySetInnerHTML={{ __html: source }} suppressHydrationWarning />
}
