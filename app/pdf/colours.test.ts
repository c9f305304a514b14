import { expect, it } from 'vitest'
import { coloursOf } from '#tests/support/token-colours.ts'
import { colours } from './colours.ts'

/** Paper is white there: it is the paper that it is printed on. */
const { paper: _, ...drawn } = colours

it.each(Object.entries(drawn))('%s is the light value of its token', (name, colour) => {
  expect(colour).toBe(coloursOf(name).light)
})
