/**
 * First in a form with several buttons. Enter in a checkbox or a field of one line presses the first submit button of its
 * form, whatever that does; where the first one is disabled, Enter sends nothing, with or without JavaScript.
 */
export function NoDefaultButton() {
  return <button type="submit" disabled hidden />
}
