/** What somebody may put into the address of a list is looked for to the letter, and does nothing else, on either database. */
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { listAuditLines } from '#app/domain/desk/audit-log.server.ts'
import { findByEmail } from '#app/domain/lead/find-by-email.server.ts'
import { wordsOf } from '#app/domain/lead/lead-words.ts'
import { countLeads, listLeads } from '#app/domain/lead/list-leads.server.ts'
import { anyText } from '#tests/support/any-input.ts'
import { forEachDatabase } from '#tests/support/databases.ts'
import { leadRow } from '#tests/support/desk-leads.ts'
import { filterOf as auditFilterOf, readAuditQuery } from '../audit/audit-query.server.ts'
import { filterOf, readListQuery } from './list-query.ts'

const people = [
  { name: 'Percent Sign', email: 'a%b@example.nl', email_key: 'a%b@example.nl', campaign: '%' },
  { name: 'Under Score', email: 'a_b@example.nl', email_key: 'a_b@example.nl', campaign: '_' },
  { name: "O'Hara; drop", email: 'axb@example.nl', email_key: 'axb@example.nl', campaign: "' or '1'='1" },
]

forEachDatabase('a hostile address', (database) => {
  const db = () => database().db

  beforeEach(async () => {
    for (const person of people) {
      const { id } = await db().insertInto('lead').values(leadRow(person)).returning('id').executeTakeFirstOrThrow()
      for (const word of wordsOf(person.name, person.email))
        await db().insertInto('lead_word').values({ word, lead_id: id }).execute()
    }
  })

  const asked = async (query: Record<string, string>) => {
    const filter = filterOf(readListQuery(new URLSearchParams({ view: 'all', ...query })))
    const [{ rows }, count] = await Promise.all([
      listLeads(db(), filter),
      countLeads(db(), { ...filter, common: true }),
    ])
    expect(count).toBe(rows.length)
    return rows.map(({ name }) => name).toSorted()
  }

  it('of leads finds those of that campaign and with those words, and nobody by a wildcard', async () => {
    expect(await asked({ source: '%' })).toEqual(['Percent Sign'])
    expect(await asked({ source: "' or '1'='1" })).toEqual(["O'Hara; drop"])
    expect(await asked({ source: 'direct' })).toEqual([])
    expect(await asked({ owner: '%' })).toEqual([])
    expect(await asked({ q: 'under' })).toEqual(['Under Score'])
    expect(await findByEmail(db(), '%')).toBeUndefined()
    expect(await findByEmail(db(), 'a_')).toBe(await findByEmail(db(), 'a_b@example.nl'))
    await fc.assert(
      fc.asyncProperty(anyText(), async (text) => {
        const { q, source } = readListQuery(new URLSearchParams({ q: text, source: text }))
        const ofCampaign = people.filter(({ campaign }) => source === undefined || campaign === source)
        expect(await asked({ source: text })).toEqual(ofCampaign.map(({ name }) => name).toSorted())
        const words = wordsOf(q)
        const named = people.filter(
          ({ name, email }) =>
            (q === undefined || words.length > 0) &&
            words.every((word) => wordsOf(name, email).some((one) => one.startsWith(word))),
        )
        expect(await asked({ q: text })).toEqual(named.map(({ name }) => name).toSorted())
      }),
      { numRuns: 40 },
    )
    expect(await countLeads(db(), { status: undefined })).toBe(people.length)
  })

  it('of the audit log finds nothing, and breaks nothing', async () => {
    await fc.assert(
      fc.asyncProperty(anyText(), anyText(), async (by, until) => {
        const query = readAuditQuery(new URLSearchParams({ by: `x${by}`, until, before: until }))
        expect(await listAuditLines(db(), auditFilterOf(query), { before: query.before, limit: 5 })).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})
