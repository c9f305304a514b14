import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sampleFacts } from '#app/content/index.server.ts'
import { groupFacts, sampleFactGroups } from './sample-facts.server.ts'

describe('sampleFactGroups', () => {
  it('holds every invented fact of the content once', () => {
    const keys = sampleFactGroups().flatMap(({ facts }) => facts.map(({ key }) => key))
    expect(keys.toSorted()).toEqual(sampleFacts().toSorted())
  })

  it.each(sampleFactGroups())('names a file where a fact of "$title" is marked as invented', ({ file }) => {
    const files = file.endsWith('/') ? readdirSync(file).map((name) => file + name) : [file]
    expect(file).not.toBe('app/content/')
    expect(files.some((path) => /\bsample: true\b/.test(readFileSync(path, 'utf8')))).toBe(true)
  })

  it('shows what the site says there now', () => {
    for (const { facts } of sampleFactGroups()) for (const { words } of facts) expect(words).not.toBe('')
  })
})

describe('groupFacts', () => {
  it('takes the closer file, the English words, and no long text', () => {
    const long = 'A sentence that goes on '.repeat(9)
    const sources = {
      home: { clients: { list: [{ id: 'x', name: 'Veldpraam', days: 9 }] } },
      privacy: { notes: [{ en: long, nl: 'Kort' }] },
      elsewhere: { en: 'Said', nl: 'Gezegd' },
    }
    const groups = groupFacts(['home.clients.list.0', 'privacy.notes.0', 'elsewhere'], sources)
    expect(groups.map(({ title, file }) => [title, file])).toEqual([
      ['Clients', 'app/content/home/clients.ts'],
      ['Privacy statement', 'app/content/legal/privacy.ts'],
      ['Other', 'app/content/'],
    ])
    expect(groups[0]?.facts[0]?.words).toBe('Veldpraam, 9')
    expect(groups[1]?.facts[0]?.words.length).toBeLessThan(85)
    expect(groups[1]?.facts[0]?.words).toMatch(/ …$/)
    expect(groups[2]?.facts[0]?.words).toBe('Said')
  })
})
