/** To be written. */
export default function Page() {
  return null
}
