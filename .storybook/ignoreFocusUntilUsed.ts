/**
 * Disables `focus()` and `scrollIntoView()` until someone points at or types into the story. For a story in an
 * iframe: they would scroll the page around the iframe and take that page's focus, even if the iframe is `inert`.
 */
export function ignoreFocusUntilUsed(): void {
  const { focus } = HTMLElement.prototype
  const { scrollIntoView } = Element.prototype
  HTMLElement.prototype.focus = () => {}
  Element.prototype.scrollIntoView = () => {}
  const restore = () => {
    HTMLElement.prototype.focus = focus
    Element.prototype.scrollIntoView = scrollIntoView
  }
  for (const input of ['pointerdown', 'keydown'])
    addEventListener(input, restore, { once: true, capture: true })
}
