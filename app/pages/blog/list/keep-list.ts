/** A search that gets no answer leaves the list that is there, and says so, instead of crashing the page. */

/** Wraps the loader for the browser: what it gave last is given again, marked, when it fails. */
export function keepingList<List extends object>() {
  let shown: List | undefined
  return async (load: () => Promise<List>): Promise<List & { stale: boolean }> => {
    try {
      shown = await load()
      return { ...shown, stale: false }
    } catch (error) {
      if (!shown) throw error
      return { ...shown, stale: true }
    }
  }
}
