/** For who had used a mailed link before: what came of that, and where it led. */

export interface AlreadyCopy {
  before: string
  link: string
  after: string
}

export function Already({ copy, onward }: { copy: AlreadyCopy; onward: string }) {
  return (
    <p>
      {copy.before}
      <a href={onward}>{copy.link}</a>
      {copy.after}
    </p>
  )
}
