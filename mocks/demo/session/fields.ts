/** A field that is typed into. */
export type TextField = HTMLInputElement | HTMLTextAreaElement

export const isTextField = (element: EventTarget | null): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'button', 'submit', 'reset', 'image', 'file'].includes(element.type))

/** The handle of an item of a sorted list (`src/ui/sortable`). */
export const HANDLE = '[aria-roledescription="مقبض نقل"]'

/** The place of an item in its list, from 1. */
export function placeOf(handle: Element): number {
  const list = handle.closest('ol, ul, tbody, [role=list], [role=table], [role=rowgroup]')
  return [...(list ?? document).querySelectorAll(HANDLE)].indexOf(handle) + 1
}
