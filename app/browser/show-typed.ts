/**
 * The script of pages with a password field. Buttons that show what is typed in it
 * (`<button data-shows="its-id" aria-pressed="false" hidden>`): shown here, because without a script they do nothing.
 * What is sent, or left and come back to, is a password again.
 */

// Loaded without waiting for it, once a page however many fields it has: perhaps before they are there.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showTyped)
else showTyped()

function showTyped(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-shows]')) {
    const field = document.getElementById(button.dataset['shows'] ?? '')
    if (!(field instanceof HTMLInputElement)) continue
    const show = (shown: boolean) => {
      field.type = shown ? 'text' : 'password'
      button.setAttribute('aria-pressed', String(shown))
    }
    button.hidden = false
    button.addEventListener('click', () => show(field.type === 'password'))
    field.form?.addEventListener('submit', () => show(false))
    addEventListener('pagehide', () => show(false))
  }
}
