import { describe, expect, it } from 'vitest'
import { content, contentSources, sampleFacts } from './index.server.ts'
import { findSamples } from './samples.ts'

describe('content', () => {
  it('is made once, and nobody can change it for the next request', () => {
    const home = content('home', 'en')
    expect(content('home', 'en')).toBe(home)
    expect(() => {
      home.hero.badge = 'changed'
    }).toThrow(TypeError)
    expect(Object.isFrozen(content('services', 'en'))).toBe(true)
  })

  it('leaves the source as it is', () => {
    content('company', 'nl')
    expect(Object.isFrozen(contentSources.company)).toBe(false)
  })
})

describe('sampleFacts', () => {
  it('names what the owner has to replace', () => {
    expect(sampleFacts()).toEqual(
      expect.arrayContaining([
        'company.registration',
        'company.phone',
        'home.clients.list.0',
        'home.testimonials.approval',
      ]),
    )
  })

  it('names a fact once, where it is first said', () => {
    const phone = { shown: '020', sample: true }
    const sources = { company: { phone }, shell: { phone }, page: [{ text: { en: 'a', nl: 'b', sample: true } }] }
    expect(findSamples(sources)).toEqual(['company.phone', 'page.0.text'])
  })

  it('has nothing to say of a fact that is not marked', () => {
    expect(findSamples({ a: { sample: false }, b: null, c: 'sample' })).toEqual([])
  })
})
