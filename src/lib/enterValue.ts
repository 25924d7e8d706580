export type TextField = HTMLInputElement | HTMLTextAreaElement

/** A field in which a text, a number or a date is typed. */
export const isTextField = (element: EventTarget | null): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !/^(?:checkbox|radio|file|button|submit|reset|image)$/.test(element.type))

/**
 * Enters a value into a field of React's as if it were typed or chosen now: React sees each assignment, and ignores an
 * event that changes nothing.
 */
export function enterValue(field: TextField | HTMLSelectElement, value: string): void {
  const isSelect = field instanceof HTMLSelectElement
  if (!isSelect) field.value = field.defaultValue
  // The browser's own setter, which React does not observe.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
}

/**
 * Tells React of a text that differs from the one that it has rendered, before it renders the field again and writes its own
 * text over it: some browsers and extensions fill in a form without an event, or with one that React ignores.
 */
export function readUnseen(field: EventTarget): void {
  if (!isTextField(field)) return
  // Browsers change what they show of a text: a textarea has only LF.
  const rendered = field.cloneNode() as TextField
  rendered.value = field.defaultValue
  if (rendered.value !== field.value) enterValue(field, field.value)
}
