/** A long list read page by page, so that it does not fill the memory. */

/** `read` gives the rows behind a cursor, or the first ones; `cursorOf` where a row stands. */
export async function* pages<Row, Cursor, Item>(
  read: (behind: Cursor | undefined) => Promise<Row[]>,
  cursorOf: (row: Row) => Cursor,
  item: (row: Row) => Item,
): AsyncGenerator<Item> {
  let behind: Cursor | undefined
  for (;;) {
    const rows = await read(behind)
    for (const row of rows) yield item(row)
    const last = rows.at(-1)
    if (last === undefined) return
    behind = cursorOf(last)
  }
}
