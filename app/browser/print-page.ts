/** Buttons that print the page (`<button data-print>`). The styles leave them out where no script runs. */

export function printPage(): void {
  for (const button of document.querySelectorAll('[data-print]')) button.addEventListener('click', () => print())
}
