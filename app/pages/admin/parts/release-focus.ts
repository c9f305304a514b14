/** Where a form is done with: the focus goes on to what became of it, as where the form itself goes. */
export function releaseFocus(form: HTMLFormElement | null): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && form?.contains(activeElement)) activeElement.blur()
}
