/**
 * Disables `focus()` and `scrollIntoView()` until someone points at or types into the story. For a story in an
 * iframe: they would scroll the page around the iframe and take that page's focus, even if the iframe is `inert`.
 * @param playing a play function needs the focus: then it only does not scroll
 */
export function ignoreFocusUntilUsed(playing: boolean): void {
  const { focus } = HTMLElement.prototype
  const { scrollIntoView } = Element.prototype
  HTMLElement.prototype.focus = function (options) {
    if (playing) focus.call(this, { ...options, preventScroll: true })
  }
  Element.prototype.scrollIntoView = () => {}
  const restore = (event: Event) => {
    if (!event.isTrusted) return
    HTMLElement.prototype.focus = focus
    Element.prototype.scrollIntoView = scrollIntoView
  }
  for (const input of ['pointerdown', 'keydown'])
    addEventListener(input, restore, { capture: true })
}
