/**
 * Until someone points at or types into the story, `focus()` does not scroll and `scrollIntoView()` does nothing. For a
 * story in an iframe: they would scroll the page around it, even if the iframe is `inert`.
 */
export function neverScrollUntilUsed(): void {
  const { focus } = HTMLElement.prototype
  const { scrollIntoView } = Element.prototype
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true })
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
