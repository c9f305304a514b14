import { describe, expect, it } from 'vitest'
import { content } from '#app/content/index.server.ts'
import { editedAddress, openSheet } from './open-sheet.server.ts'

const processes = content('roiProcesses', 'en')
const open = (query: string) => openSheet(new URLSearchParams(query), processes, 'en')
const two = 's1-n=Sort&s1-d=1.5&s1-m=5&s1-t=20&s1-b=software&s2-n=Send&s2-d=0&s2-m=2&s2-t=20&s2-b=person'

describe('an address', () => {
  it('without a query is the first process as it usually runs', () => {
    const { typed, asked } = open('')
    expect(typed.process).toBe('invoice')
    expect(asked).toBe(false)
  })

  it('with a process only is that process', () => {
    expect(open('process=hiring').typed.process).toBe('hiring')
  })

  it('with steps is what was typed, and asks for an answer', () => {
    const { typed, asked } = open(`process=own&num=en&${two}&rate=oops`)
    expect(typed.steps.map(({ name }) => name)).toEqual(['Sort', 'Send'])
    expect(typed.hourlyCost).toBe('oops')
    expect(asked).toBe(true)
  })

  it('with a process that we do not have is the visitor’s own', () => {
    expect(open(`process=%3Cscript%3E&${two}`).typed.process).toBe('own')
  })

  it('in the other notation is put into the language of the page', () => {
    const { typed } = open(`process=invoice&num=nl&name=Factuurgoedkeuring&${two.replace('1.5', '1,5')}`)
    expect(typed.notation).toBe('en')
    expect(typed.name).toBe('Invoice approval')
    expect(typed.steps[0]?.waitDays).toBe('1.5')
  })
})

describe('a button of the list, pressed without a script', () => {
  const edited = (query: string) => {
    const address = editedAddress(new URLSearchParams(query), processes, 'en')
    if (address === undefined) return undefined
    const { searchParams, hash } = new URL(address, 'https://x.example')
    return { names: openSheet(searchParams, processes, 'en').typed.steps.map(({ name }) => name), hash, searchParams }
  }

  it('leads to the sheet with that change, and to the step', () => {
    expect(edited(`${two}&do=add`)).toMatchObject({ names: ['Sort', 'Send', ''], hash: '#s3-n' })
    expect(edited(`${two}&do=up-2`)).toMatchObject({ names: ['Send', 'Sort'], hash: '#s1-n' })
    expect(edited(`${two}&do=add`)?.searchParams.has('do')).toBe(false)
  })

  it('adds a step that runs as often as the process does now, as the rows beside it', () => {
    const query = edited(`${two}&times=40&times-was=20&do=add`)?.searchParams
    expect(['times', 's1-t', 's2-t', 's3-t', 'times-was'].map((name) => query?.get(name))).toEqual([
      '40',
      '40',
      '40',
      '40',
      null,
    ])
  })

  it('fills in the typical steps of the chosen process', () => {
    const filled = edited(`process=reporting&${two}&a-day=7&do=fill`)
    expect(filled?.names).toHaveLength(5)
    expect(filled?.searchParams.get('a-day')).toBe('7')
  })

  it('does nothing that cannot be done or is not known', () => {
    expect(edited(`${two}&do=remove-1`)?.names).toEqual(['Sort', 'Send'])
    expect(edited(`${two}&do=explode`)?.names).toEqual(['Sort', 'Send'])
    expect(edited(two)).toBeUndefined()
  })
})
