/** Revisions are lettered as those of a drawing: 0 is A, 25 is Z, 26 is AA. */
export function revisionLetter(revision: number): string {
  const last = String.fromCharCode(65 + (revision % 26))
  return revision < 26 ? last : revisionLetter(Math.floor(revision / 26) - 1) + last
}
