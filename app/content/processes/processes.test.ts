/** Which steps use the system in the future state of each drawn process. */
import { describe, expect, it } from 'vitest'
import { projects } from '../projects/index.ts'
import { services } from '../services/index.ts'
import { processes } from './index.ts'

const drawn = new Map(
  [...processes, ...[...projects, ...services].map(({ process }) => process)].map((one) => [one.id, one]),
)

describe.each([...drawn.values()])('$id', ({ steps, system }) => {
  it('ties the system to steps that are left', () => {
    for (const index of system?.usedThenBy ?? []) expect(steps[index]?.becomes, `step ${index}`).toBeTruthy()
  })

  it('ties the system to every step that is done with it', () => {
    const name = system?.name.en.toLowerCase() ?? ''
    const doneWith = steps.flatMap(({ becomes }, index) =>
      name && becomes?.with.en.toLowerCase().includes(name) ? [index] : [],
    )
    const automatic = steps.flatMap(({ becomes }, index) => (becomes?.bySoftware ? [index] : []))
    expect(system?.usedThenBy ?? automatic).toEqual(expect.arrayContaining(doneWith))
  })
})
