import { expect, userEvent, within } from 'storybook/test'
import { eventually, patient } from '#.storybook/storyHelpers'

export type Canvas = ReturnType<typeof within>

/** The table row of a sender. Found by text, because role queries over a whole table are slow. */
export async function findRow(canvas: Canvas, sender: string): Promise<HTMLElement> {
  const row = (await canvas.findByText(sender, { selector: 'td *' }, patient)).closest('tr')
  if (!row) throw new Error(`no row of ${sender}`)
  return row
}

/** The number of rows of the table, once it has rows other than skeletons. */
export async function countRows(canvas: Canvas): Promise<number> {
  const found = await canvas.findAllByText('عرض', { selector: 'td button > span' }, patient)
  return found.length
}

export const findText = (canvas: Canvas, text: RegExp | string) =>
  canvas.findByText(text, {}, patient)

const viewButton = (row: HTMLElement) => within(row).getByRole('button', { name: /^عرض/ })

/** The address of a list filtered to one sender: fast to render and to search. */
export const listOf = (sender: string) => `/admin/contact-messages?q=${encodeURIComponent(sender)}`

/** The open dialog, once it has faded in. Found by selector, because role queries over a whole page are slow. */
export function dialogBox(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[role=dialog]')
  if (!found) throw new Error('no dialog is open')
  return found
}

export async function openMessage(canvas: Canvas, sender: string): Promise<Canvas> {
  await userEvent.click(viewButton(await findRow(canvas, sender)))
  await eventually(() => expect(dialogBox()).toBeVisible())
  // Its content follows its frame.
  await eventually(() => expect(dialogBox()).not.toHaveAttribute('aria-busy', 'true'))
  return within(dialogBox())
}

export const button = (within: Canvas, name: string) => within.getByRole('button', { name })
