import { expect, userEvent, waitFor, within } from 'storybook/test'

/** The steps shared by the stories of this screen. The timeouts allow for a slow machine. */
const patient = { timeout: 8000 }

export type Canvas = ReturnType<typeof within>

export const eventually = (check: () => unknown) => waitFor(check, patient)

/** The table row of a sender. Found by text, because role queries over a whole table are slow. */
export async function findRow(canvas: Canvas, sender: string): Promise<HTMLElement> {
  const row = (await canvas.findByText(sender, { selector: 'td *' }, patient)).closest('tr')
  if (!row) throw new Error(`no row of ${sender}`)
  return row
}

/** The number of rows of the table, once it has rows other than skeletons. */
export async function countRows(canvas: Canvas): Promise<number> {
  const found = await canvas.findAllByText('عرض', { selector: 'td button' }, patient)
  return found.length
}

export const findText = (canvas: Canvas, text: RegExp | string) =>
  canvas.findByText(text, {}, patient)

export const viewButton = (row: HTMLElement) => within(row).getByRole('button', { name: /^عرض/ })

export const resolveOffer = (row: HTMLElement) =>
  within(row).queryByRole('button', { name: /^حُلّت/ })

/** The address of a list filtered to one sender: fast to render and to search. */
export const listOf = (sender: string) => `/admin/contact-messages?q=${encodeURIComponent(sender)}`

/**
 * The open dialog, once it has faded in. Found by selector, because role queries over a whole page
 * are slow.
 */
export function dialogBox(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[role=dialog]')
  if (!found) throw new Error('no dialog is open')
  return found
}

/** Opens the message of a sender by a click; returns its dialog. */
export async function openMessage(canvas: Canvas, sender: string): Promise<Canvas> {
  await userEvent.click(viewButton(await findRow(canvas, sender)))
  await eventually(() => expect(dialogBox()).toBeVisible())
  return within(dialogBox())
}

export const button = (within: Canvas, name: string) => within.getByRole('button', { name })

export const notes = (dialog: Canvas) => dialog.getByRole('textbox', { name: 'ملاحظات الإدارة' })

export const dialogIsClosed = () =>
  eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull())

/** Waits for the alert with this text. */
export const alertSays = (text: string) =>
  eventually(() => expect(document.querySelector('[role=alert]')).toHaveTextContent(text))

type Calls = { mock: { calls: Parameters<typeof fetch>[] } }

/** The requests made so far, after `spyOn(window, 'fetch')`. */
const callsOf = (method: string) =>
  (window.fetch as unknown as Calls).mock.calls.filter(
    ([, init]) => (init?.method ?? 'GET') === method,
  )

export const readCount = () => callsOf('GET').length

/** The write requests so far: address without the message id, and parsed body. */
export const writes = () =>
  Promise.all(
    callsOf('PUT').map(async ([address, init]) => ({
      address: String(address).replace(/\d+/, '{id}'),
      body: JSON.parse(await new Response(init?.body ?? null).text()),
    })),
  )

export const isSideways = () =>
  document.documentElement.scrollWidth > document.documentElement.clientWidth
