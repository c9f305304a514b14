/**
 * Inline at the end of the home page. `/?section=faq` scrolls to the element with that id, then the address is the bare
 * page again.
 */
const section = new URLSearchParams(location.search).get('section')
if (section !== null) {
  document.getElementById(section)?.scrollIntoView()
  history.replaceState(history.state, '', location.pathname)
}
