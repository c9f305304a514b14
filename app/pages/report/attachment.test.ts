import fc from 'fast-check'
import { expect, it } from 'vitest'
import { attachment } from './attachment.ts'

it.each([
  ['Invoice approval', 'report-invoice-approval', 'report-Invoice-approval'],
  ['Café Ünal & zoon', 'report-cafe-unal-zoon', 'report-Caf%C3%A9-%C3%9Cnal-%26-zoon'],
  ['a/b: "c"', 'report-a-b-c', 'report-ab-c'],
  ["O'Neill (2)*", 'report-o-neill-2', 'report-O%27Neill-%282%29'],
  ['発注', 'report', 'report-%E7%99%BA%E6%B3%A8'],
])('%s', (name, plain, encoded) => {
  expect(attachment('report {name}', name)).toBe(`attachment; filename="${plain}.pdf"; filename*=UTF-8''${encoded}.pdf`)
})

it('is a header whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (name) => {
      expect(attachment('report {name}', name)).toMatch(
        /^attachment; filename="report[a-z0-9-]*\.pdf"; filename\*=UTF-8''report[\w.~!$&+%-]*\.pdf$/,
      )
    }),
  )
})
