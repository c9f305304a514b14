/** An account made as a visitor makes one, without the pages: two posts and the mail between them. */
import { type APIRequestContext, expect } from '@playwright/test'
import { mailedToken } from './mailed.ts'
import type { Site } from './start-site.ts'

export interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
}

export function somebody(): Person {
  const key = crypto.randomUUID()
  return { name: 'Marieke de Wit', email: `${key}@example.nl`, password: `a sentence with ${key}` }
}

/** Leaves the browser that `request` belongs to signed in. */
export async function makeAccount(
  request: APIRequestContext,
  site: Site,
  change: Partial<Person> = {},
): Promise<Person> {
  const person = { ...somebody(), ...change }
  expect((await post(request, '/sign-up', { ...person })).status()).toBe(303)
  const token = await mailedToken(site, person.email, 'confirm-email')
  expect((await post(request, '/confirm-email', { token, password: person.password })).status()).toBe(303)
  return person
}

export async function signIn(request: APIRequestContext, { email, password }: Person): Promise<void> {
  expect((await post(request, '/sign-in', { way: 'password', email, password })).status()).toBe(303)
}

export async function signOut(request: APIRequestContext): Promise<void> {
  expect((await post(request, '/sign-out', {})).status()).toBe(303)
}

function post(request: APIRequestContext, path: string, form: Record<string, string>) {
  return request.post(path, { form, maxRedirects: 0 })
}
