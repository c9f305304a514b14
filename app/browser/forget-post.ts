/**
 * Inline in the answer to a form that was refused. In the history that answer stands as a post, and nobody keeps it: Back and
 * reload would show the browser's error page, or offer to send the form again. From here on the entry asks for the page.
 */
history.replaceState(history.state, '', location.href)

// Back brings what was typed, and not what a page came with: what came back counts as typed.
addEventListener('DOMContentLoaded', () => {
  for (const field of document.querySelectorAll<HTMLInputElement>('[method=post] [aria-required]')) {
    const { value } = field
    field.value = value
    field.defaultValue = ''
  }
})
