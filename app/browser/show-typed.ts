/**
 * Buttons that show what is typed in a password field (`<button data-shows="its-id" aria-pressed="false" hidden>`): shown
 * here, because without a script they do nothing. What is sent, or left and come back to, is a password again.
 */

export function showTyped(): void {
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
