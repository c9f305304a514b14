/** A template for somebody whose browser runs no JavaScript: its text, and whether it would replace what was typed. */
import type { AtDesk } from '../parts/need-staff.server.ts'
import { isOurs } from './is-ours.ts'
import { readPage } from './read-page.server.ts'

/** Undefined when none was chosen. */
export async function templateText(
  desk: AtDesk,
  leadId: number,
  { template, typed }: { template: string; typed: string },
): Promise<{ text: string; untouched: boolean } | undefined> {
  const { templates } = await readPage(desk, String(leadId), new URLSearchParams())
  const chosen = templates.find(({ id }) => id === template)
  return chosen && { text: chosen.text, untouched: isOurs(typed, templates) }
}
