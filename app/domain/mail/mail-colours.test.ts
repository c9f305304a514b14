import { expect, it } from 'vitest'
import { coloursOf } from '#tests/support/token-colours.ts'
import { dark, light } from './mail-colours.ts'

it.each(Object.entries(light))('%s is the light value of its token', (name, colour) => {
  expect(colour).toBe(coloursOf(name).light)
})

it.each(Object.entries(dark))('%s is the dark value of its token', (name, colour) => {
  expect(colour).toBe(coloursOf(name).dark)
})
