/**
 * For a story in an iframe, where `focus()` and `scrollIntoView()` would scroll the page around it and take that
 * page's focus, even from an `inert` iframe: they do nothing until someone points at or types into the story.
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
