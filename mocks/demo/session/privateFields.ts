/** What is typed into these never enters a recording: passwords, codes, and what a screen marks with `data-private`. */
const PRIVATE =
  'input[type=password], input[autocomplete*=password], input[autocomplete=one-time-code], input[autocomplete^=cc-], [data-private], [data-private] *'

/** Fields whose password is shown are of another type then. */
const seen = new WeakSet<Element>()

/** Whether the text of a field must not be recorded. */
export function isPrivate(field: Element): boolean {
  if (field.matches(PRIVATE)) seen.add(field)
  return seen.has(field)
}
