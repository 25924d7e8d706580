import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

/** The steps shared by the stories of editable lists. The timeouts allow for a slow machine. */
const patient = { timeout: 8000 }

export const eventually = (check: () => unknown) => waitFor(check, patient)

const list = (name: string) => screen.findByRole('list', { name }, { timeout: 10_000 })

/** The rows of a list once it is rendered, as «1 name». */
export async function rowsOf(name: string): Promise<string[]> {
  const rows = Array.from((await list(name)).children)
  return rows.map((row) => {
    const title = row.querySelector('.row-title')?.textContent ?? row.querySelector('input')?.value
    return `${row.querySelector('bdi')?.textContent} ${title?.trim()}`
  })
}

/** The row whose order is `order`. */
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

/** The button of a row. */
export const inRow = (row: HTMLElement, name: RegExp) => within(row).getByRole('button', { name })

export const open = async (list: string, order: number) =>
  userEvent.click(inRow(await rowAt(list, order), /^تعديل/))

export const PENDING = 'تغييرات غير محفوظة'
export const pending = () => (screen.queryByText(PENDING) ? PENDING : '')

export const saveButton = () => findButton('حفظ التغييرات') ?? findButton('جارٍ الحفظ…')

export const alertSays = (text: string) =>
  eventually(() => expect(document.querySelector('[role=alert]')).toHaveTextContent(text))

/** Answers the confirm dialog with this button, and waits until the dialog is closed. */
export async function answerWith(question: string, button: string): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', { name: question }, patient)
  await userEvent.click(within(dialog).getByRole('button', { name: button }))
  await eventually(() => expect(document.querySelector('[role=alertdialog]')).toBeNull())
}

export const LEAVE = 'هل تريد المغادرة دون حفظ التغييرات؟'

export const isSideways = () =>
  document.documentElement.scrollWidth > document.documentElement.clientWidth
