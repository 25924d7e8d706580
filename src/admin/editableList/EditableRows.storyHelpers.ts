import { expect, screen, userEvent, within } from 'storybook/test'
import { eventually, patient } from '#.storybook/storyHelpers'

const list = (name: string) => screen.findByRole('list', { name }, patient)

export async function rowAt(name: string, order: number): Promise<HTMLElement> {
  const row = (await list(name)).children[order - 1]
  if (!(row instanceof HTMLElement)) throw new Error(`no row ${order} in ${name}`)
  return row
}

/** A button by its text. Found by selector, because role queries over a whole page are slow. */
const findButton = (words: string): HTMLElement | null =>
  Array.from(document.querySelectorAll<HTMLElement>('button')).find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === words,
  ) ?? null

/** Clicks the button with this text, once it is visible. */
export async function press(words: string): Promise<void> {
  await eventually(() => expect(findButton(words)).toBeVisible())
  const button = findButton(words)
  if (button) await userEvent.click(button)
}

const inRow = (row: HTMLElement, name: RegExp) => within(row).getByRole('button', { name })

/** Opens the editor of a row and waits for its button, which comes with the last fields. */
export async function open(list: string, order: number): Promise<void> {
  const row = await rowAt(list, order)
  await userEvent.click(inRow(row, /^تعديل/))
  await eventually(() => expect(row.querySelector('form button')).toBeVisible())
}

export const saveButton = () => findButton('حفظ التغييرات') ?? findButton('جارٍ الحفظ…')
