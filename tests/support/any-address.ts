/** The address of a client, in a network of its own: the limits count per network. */
export function anyAddress(): string {
  const part = () => 1 + Math.floor(Math.random() * 254)
  return `10.${part()}.${part()}.${part()}`
}
