/** Two sorted streams as one, without keeping either in memory. */

/** `first` says whether `one` comes before `other`. */
export async function* merged<Item>(
  left: AsyncIterator<Item, unknown>,
  right: AsyncIterator<Item, unknown>,
  first: (one: Item, other: Item) => boolean,
): AsyncGenerator<Item> {
  let [one, other] = await Promise.all([left.next(), right.next()])
  while (!one.done || !other.done) {
    if (!one.done && (other.done || first(one.value, other.value))) {
      yield one.value
      one = await left.next()
    } else if (!other.done) {
      yield other.value
      other = await right.next()
    }
  }
}
