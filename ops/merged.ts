/** Sorted streams as one, without keeping any of them in memory. */

/** `first` says whether `one` comes before `other`, or may. */
export async function* merged<Item>(
  streams: readonly AsyncIterator<Item, unknown>[],
  first: (one: Item, other: Item) => boolean,
): AsyncGenerator<Item> {
  const heads = await Promise.all(streams.map((stream) => next(stream)))
  for (;;) {
    const head = heads.reduce(
      (best, other) => (!best || (other && !first(best.item, other.item)) ? other : best),
      undefined,
    )
    if (!head) return
    yield head.item
    heads[heads.indexOf(head)] = await next(head.stream)
  }
}

/** What the stream has next, or undefined at its end. */
async function next<Item>(stream: AsyncIterator<Item, unknown>) {
  const { done, value } = await stream.next()
  return done ? undefined : { stream, item: value as Item }
}
