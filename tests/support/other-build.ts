/** Another build than the one that stands there, as a deploy brings it: the same pages with other words and files. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFolder } from '#server/build.ts'

export interface OtherBuild {
  readonly folder: string
  remove(): void
}

/** Changes the text of every page and of the worker, and gives fonts and style sheets other names. */
export function makeOtherBuild(name: string, change: (text: string) => string): OtherBuild {
  const folder = mkdtempSync(join(tmpdir(), 'site-build-'))
  cpSync(join(buildFolder, 'client'), join(folder, 'client'), { recursive: true })
  // Not copied: it imports packages, from where it really is.
  symlinkSync(join(buildFolder, 'server'), join(folder, 'server'))
  const files = readdirSync(join(folder, 'client'), { recursive: true, encoding: 'utf8' })
  for (const file of files.map((path) => join(folder, 'client', path))) {
    if (/\.(?:html|css)$|service-worker\.js$/.test(file)) {
      const text = change(readFileSync(file, 'utf8'))
      writeFileSync(file, text.replaceAll(/(\/assets\/[\w-]+)(\.css|\.woff2)/g, `$1-${name}$2`))
    }
    if (/\.(?:css|woff2)$/.test(file)) renameSync(file, file.replace(/(\.css|\.woff2)$/, `-${name}$1`))
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
