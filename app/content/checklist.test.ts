/** The checklist holds together: what a browser keeps finds its point, and the words count what is there. */
import { describe, expect, it } from 'vitest'
import { content } from './index.server.ts'

const { en, nl } = { en: content('checklist', 'en'), nl: content('checklist', 'nl') }
const pointsOf = ({ themes }: typeof en) => themes.flatMap(({ points }) => points.map(({ id }) => id))

describe('the points', () => {
  it('are the same in both languages', () => {
    expect(pointsOf(nl)).toEqual(pointsOf(en))
    expect(nl.themes.map(({ id }) => id)).toEqual(en.themes.map(({ id }) => id))
  })

  it('have ids that are unique on the page and can stand in an address', () => {
    const ids = [...pointsOf(en), ...en.themes.map(({ id }) => id), 'result', 'start', 'main']
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
  })

  it('each say why, how and how long, and no two of a theme say the same', () => {
    for (const { themes } of [en, nl]) {
      for (const { points } of themes) {
        for (const key of ['title', 'why', 'how'] as const) {
          expect(new Set(points.map((point) => point[key])).size).toBe(points.length)
        }
        expect(points.filter(({ takes }) => takes.length < 4)).toEqual([])
      }
    }
  })

  it('are as many as the page says', () => {
    expect(pointsOf(en)).toHaveLength(30)
    expect(en.themes).toHaveLength(6)
    expect(en.lede).toContain('Thirty points in six themes')
    expect(nl.lede).toContain('Dertig punten in zes thema’s')
    expect(content('titles', 'en').checklist.description).toContain('Thirty points in six themes')
  })
})

describe('the advice', () => {
  it('is there for every theme and every state of it', () => {
    for (const { themes } of [en, nl]) {
      const advice = themes.flatMap(({ advice: { low, mid, full } }) => [low, mid, full])
      expect(new Set(advice).size).toBe(themes.length * 3)
    }
  })

  it('says of a theme no more than its own points do: other themes, and other software, may still be open', () => {
    const said = [en, nl].flatMap(({ themes }) => themes.flatMap(({ advice }) => Object.values(advice)))
    expect(said.filter((text) => /can be automated|^dit proces is|everything|alles/i.test(text))).toEqual([])
  })

  it('has bands that rise to the last point', () => {
    const ends = en.bands.map(({ to }) => to)
    expect(ends).toEqual([...ends].sort((a, b) => a - b))
    expect(ends.at(-1)).toBe(pointsOf(en).length)
  })

  it('has bands that hold whichever points are ticked: whether to draw or to build is for the themes to say', () => {
    const names = [en, nl].flatMap(({ bands }) => bands.map(({ name }) => name))
    expect(names.filter((name) => /draw|build|automat|teken|bouw/i.test(name))).toEqual([])
  })
})
