/**
 * Inline in the form of a link that works once, and of an account or a link that is asked for. A second press while the
 * answer to the first is on its way would make the browser drop that answer, with the cookie that signs in, or send a second
 * mail with a link of its own: it is ignored (docs/decisions/0034-double-submit-is-one-message.md).
 */

/** Ms for which a press holds. Whoever stopped the browser meanwhile can press again afterwards. */
const patience = 10_000

let pressed = Number.NEGATIVE_INFINITY

document.currentScript?.closest('form')?.addEventListener('submit', (event) => {
  if (event.timeStamp - pressed < patience) event.preventDefault()
  else pressed = event.timeStamp
})

// Come back to as it was left, with the Back button.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) pressed = Number.NEGATIVE_INFINITY
})
