/** An error of a page, as a visitor's browser reports it. */
import { type APIRequestContext, expect } from '@playwright/test'

export async function reportAppError(request: APIRequestContext, message: string): Promise<void> {
  const stack = `TypeError: ${message}\n    at draw (https://site.example/assets/map.js:88:21)`
  const answer = await request.post('/api/app-error', { data: { message, stack, path: '/nl/contact' } })
  expect(answer.ok()).toBe(true)
}
