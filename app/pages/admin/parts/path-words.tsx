/**
 * The path of a page or a file, which may break behind a slash: a browser breaks it at hyphens only. That of a crash is what
 * its browser said, in whatever direction that runs.
 */
import { Fragment } from 'react'

export function PathWords({ path }: { path: string }) {
  return (
    <bdi>
      {path.split(/(?<=\/)/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same name may come twice in a path
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}
