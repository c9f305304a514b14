/** What the company is called stands once, in the content. The name of a command or a folder is not it: those are small. */
import { expect, it } from 'vitest'
import { company } from '#app/content/company.ts'
import { sourceFiles } from './source-files.ts'

it('the brand is spelt in the content only', () => {
  const spelt = sourceFiles()
    .filter(({ path }) => /^(?:app|db|ops|server)\//.test(path) && !/^app\/content\/|\.test\.tsx?$/.test(path))
    .filter(({ text }) => withoutComments(text).includes(company.brand))
  expect(spelt.map(({ path }) => path)).toEqual([])
})

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}
