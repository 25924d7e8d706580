import { expect, screen, spyOn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { isAlerted, patient } from '#.storybook/storyHelpers'
import { savedSettings } from '@/saved/readerSettings'
import { AVATAR_TOO_BIG, AVATAR_UNREADABLE, AVATAR_WRONG_TYPE } from './avatarCheck'
import {
  createPicture,
  fileInput,
  panel,
  portrait,
  SAVED,
  save,
  UNSAVED,
} from './SettingsPage.storyHelpers'

/** صورة القارئ */
const meta = preview.meta({
  title: 'Account/Settings avatar',
  parameters: { route: '/settings' },
  beforeEach: () => {
    spyOn(console, 'info').mockImplementation(() => {})
  },
})

const change = () => screen.getByRole('button', { name: 'تغيير الصورة' })
const remove = () => screen.queryByRole('button', { name: 'إزالة الصورة' })
const expectMessage = (text: string) =>
  waitFor(() => expect(change()).toHaveAccessibleDescription(text), patient)
const isShown = () => waitFor(() => expect(portrait()).toBeVisible(), patient)

/** A chosen picture is shown immediately, square and small; it is stored on save, and can be removed. */
export const Preview = meta.story({
  play: async ({ step, userEvent }) => {
    const made = spyOn(URL, 'createObjectURL')
    const revoked = spyOn(URL, 'revokeObjectURL')
    await panel('الملف الشخصي')
    await step('a PNG is shown as it is (§5)', async () => {
      await userEvent.upload(fileInput(), await createPicture('image/png'))
      await isShown()
      await waitFor(() => expect(portrait()?.naturalWidth).toBe(256))
      await expect(portrait()?.naturalHeight).toBe(256)
      await expect(portrait()?.src).toMatch(/^data:image\/png;base64,/)
      await expect(screen.getByText(UNSAVED)).toBeVisible()
    })
    await step('the object URL of the file is revoked', async () => {
      const urls = made.mock.results.map(({ value }) => value)
      await expect(urls).toHaveLength(1)
      await expect(revoked.mock.calls).toEqual([urls])
    })
    await step('a JPG replaces it, cropped to its middle', async () => {
      await userEvent.upload(fileInput(), await createPicture('image/jpeg', 120, 80))
      await waitFor(() => expect(portrait()?.src).toMatch(/^data:image\/jpeg;base64,/), patient)
      await waitFor(() => expect(portrait()?.naturalWidth).toBe(80))
    })
    await step('saving stores it for the next visit', async () => {
      await userEvent.click(save())
      await isAlerted(SAVED)
      await expect(savedSettings.get().avatar).toBe(portrait()?.src)
    })
    await step('§3 the header shows it at once', async () => {
      const account = screen.getByRole('button', { name: 'حساب نورة الصالح، قائمة' })
      await expect(account.querySelector('img')?.src).toBe(portrait()?.src)
    })
    await step('after the removal the initial is shown, and the focus stays', async () => {
      await userEvent.click(remove() as HTMLElement)
      await waitFor(() => expect(portrait()).toBeNull())
      await expect(remove()).toBeNull()
      await expect(change()).toHaveFocus()
      await expect(screen.getByText(UNSAVED)).toBeVisible()
    })
    await step('the same file can be chosen again', async () => {
      await userEvent.upload(fileInput(), await createPicture('image/png'))
      await isShown()
      await expect(fileInput().value).toBe('')
    })
  },
})

/** Each error says what to do; the previous picture stays, and the form is not dirty. */
export const Refused = meta.story({
  tags: ['state:error'],
  play: async ({ step, userEvent }) => {
    await panel('الملف الشخصي')
    await step('a file of another type that is named PNG (§5)', async () => {
      const gif = new File(['GIF89a, so to speak'], 'me.png', { type: 'image/png' })
      await userEvent.upload(fileInput(), gif)
      await expectMessage(AVATAR_WRONG_TYPE)
    })
    await step('a broken picture', async () => {
      const start = (await createPicture('image/png')).slice(0, 40)
      await userEvent.upload(fileInput(), new File([start], 'me.png', { type: 'image/png' }))
      await expectMessage(AVATAR_UNREADABLE)
    })
    await step('a picture over 2MB (§9)', async () => {
      const big = [await createPicture('image/png'), new Uint8Array(2 * 1024 * 1024)]
      await userEvent.upload(fileInput(), new File(big, 'me.png', { type: 'image/png' }))
      await expectMessage(AVATAR_TOO_BIG)
      await expect(portrait()).toBeNull()
      await expect(screen.queryByText(UNSAVED)).toBeNull()
    })
  },
})

/** A file can be dropped on the picture, or beside it; then no file dialog filters its type. */
export const Dropped = meta.story({
  play: async ({ step }) => {
    await panel('الملف الشخصي')
    const frame = screen.getByRole('group', { name: 'الصورة الشخصية' })
    const drop = (file: File, target: Element = frame, html = '') => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(file)
      if (html) dataTransfer.items.add(html, 'text/html')
      const [, isRefused] = ['dragover', 'drop'].map((type) =>
        target.dispatchEvent(
          new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
        ),
      )
      return !isRefused
    }
    await step('an SVG is refused (§5)', async () => {
      drop(new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }))
      await expectMessage(AVATAR_WRONG_TYPE)
      await expect(portrait()).toBeNull()
    })
    await step('one of the page, or over a dialog, is not', async () => {
      const picture = await createPicture('image/png')
      await expect(drop(picture, document.body, '<img>')).toBe(false)
      const dialog = document.createElement('div')
      dialog.className = 'MuiModal-root'
      document.body.append(dialog)
      await expect(drop(picture, dialog)).toBe(false)
      dialog.remove()
    })
    await step('a PNG beside the frame is accepted, and the message disappears', async () => {
      drop(await createPicture('image/png'), document.body)
      await isShown()
      await expectMessage('JPG أو PNG، بحد أقصى 2\u00a0ميغابايت')
      await expect(frame).not.toHaveAttribute('data-drop')
    })
  },
})
