import { expect, userEvent, waitFor, within } from 'storybook/test'

/** The steps that the stories of this screen share. Their waits allow for a busy machine. */
const patient = { timeout: 8000 }

export type Canvas = ReturnType<typeof within>

export const eventually = (check: () => unknown) => waitFor(check, patient)

/** The table's row of a sender. Found by text: asking a whole table for roles takes a browser long. */
export async function findRow(canvas: Canvas, sender: string): Promise<HTMLElement> {
  const row = (await canvas.findByText(sender, { selector: 'td *' }, patient)).closest('tr')
  if (!row) throw new Error(`no row of ${sender}`)
  return row
}

/** How many rows the table has, once it has any but skeletons. */
export async function countRows(canvas: Canvas): Promise<number> {
  const found = await canvas.findAllByText('عرض', { selector: 'td button' }, patient)
  return found.length
}

export const findText = (canvas: Canvas, text: RegExp | string) =>
  canvas.findByText(text, {}, patient)

export const viewButton = (row: HTMLElement) => within(row).getByRole('button', { name: /^عرض/ })

export const resolveOffer = (row: HTMLElement) =>
  within(row).queryByRole('button', { name: /^حُلّت/ })

/** The address of a list with one sender alone: quick to draw, and to look through. */
export const listOf = (sender: string) => `/admin/contact-messages?q=${encodeURIComponent(sender)}`

/** The open dialog, once it has faded in; found by its role alone, which a whole page is slow to tell. */
export function dialogBox(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[role=dialog]')
  if (!found) throw new Error('no dialog is open')
  return found
}

/** Opens the message of a sender, as a person does; gives its dialog. */
export async function openMessage(canvas: Canvas, sender: string): Promise<Canvas> {
  await userEvent.click(viewButton(await findRow(canvas, sender)))
  await eventually(() => expect(dialogBox()).toBeVisible())
  return within(dialogBox())
}

export const button = (within: Canvas, name: string) => within.getByRole('button', { name })

export const notes = (dialog: Canvas) => dialog.getByRole('textbox', { name: 'ملاحظات الإدارة' })

export const dialogIsClosed = () =>
  eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull())

/** Waits for the toast or the state that says this. */
export const alertSays = (text: string) =>
  eventually(() => expect(document.querySelector('[role=alert]')).toHaveTextContent(text))

type Calls = { mock: { calls: Parameters<typeof fetch>[] } }

/** The calls made so far, once `spyOn(window, 'fetch')` listens. */
const callsOf = (method: string) =>
  (window.fetch as unknown as Calls).mock.calls.filter(
    ([, init]) => (init?.method ?? 'GET') === method,
  )

export const readCount = () => callsOf('GET').length

/** The writes so far: address without the message's number, and parsed body. */
export const writes = () =>
  Promise.all(
    callsOf('PUT').map(async ([address, init]) => ({
      address: String(address).replace(/\d+/, '{id}'),
      body: JSON.parse(await new Response(init?.body ?? null).text()),
    })),
  )

export const isSideways = () =>
  document.documentElement.scrollWidth > document.documentElement.clientWidth
