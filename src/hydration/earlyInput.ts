/**
 * What was typed into a part of the page before its hydration. React keeps such a text in the field but calls no
 * handler for it (react-dom 19.3), and it resets selects, so the form would not know it. It uses no private API.
 * Delete it when React replays changes from before hydration.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A field that was changed, by its place in the part, with the value or the checked state that it had then. */
export type EarlyInput = { index: number; value: string; checked: boolean }

/** Returns the fields inside `root` that differ from the HTML of the page. Call it before the hydration of `root`. */
export const readEarlyInput = (root: ParentNode): EarlyInput[] =>
  fieldsOf(root).flatMap((field, index) =>
    isChanged(field)
      ? [{ index, value: field.value, checked: isCheckable(field) && field.checked }]
      : [],
  )

/**
 * Returns both, each field once. `before` hydration has the selects, which React resets; `after` it has what was entered
 * while React hydrated the fields, for example by the very click that made it do so.
 */
export const latestInput = (before: readonly EarlyInput[], after: readonly EarlyInput[]) => [
  ...before.filter(({ index }) => !after.some((later) => later.index === index)),
  ...after,
]

/** Enters the values again, as if they were typed now. Call it after the hydration of `root`. */
export function replayEarlyInput(root: ParentNode, inputs: readonly EarlyInput[]): void {
  const fields = fieldsOf(root)
  for (const { index, value, checked } of inputs) {
    const field = fields[index]
    if (!field) continue
    if (isCheckable(field)) {
      field.checked = !checked
      field.click()
    } else if (field instanceof HTMLSelectElement) {
      field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    } else {
      // React ignores an event that does not change the value it has seen last, and it sees each assignment.
      field.value = field.defaultValue
      setter(field).call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

const fieldsOf = (root: ParentNode) => [...root.querySelectorAll<Field>('input, textarea, select')]

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected && !option.defaultSelected)
  return isCheckable(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue
}

/** The browser's own setter, which React does not observe. */
function setter(field: HTMLInputElement | HTMLTextAreaElement): (value: string) => void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  const set = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
  if (!set) throw new Error('The browser has no setter for the value of a field')
  return set
}
