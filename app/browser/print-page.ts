/** Buttons that print the page (`<button data-print hidden>`): shown here, because without a script they do nothing. */

export function printPage(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
    button.hidden = false
    button.addEventListener('click', () => print())
  }
}
