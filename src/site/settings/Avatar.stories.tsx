import { expect, screen, spyOn } from 'storybook/test'
import preview from '#.storybook/preview'
import { eventually } from '#.storybook/storyHelpers'
import { AVATAR_WRONG_TYPE } from '@/site/account/readAvatar'
import { panel } from './SettingsPage.storyHelpers'

/** صورة القارئ */
const meta = preview.meta({
  title: 'Account/Settings avatar',
  parameters: { route: '/settings' },
  beforeEach: () => {
    spyOn(console, 'info').mockImplementation(() => {})
  },
})

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const bytes = Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))

const frame = () => screen.getByRole('group', { name: 'الصورة الشخصية' })

function drop(file: File, target: Element) {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}

/** A picture can be dropped beside its frame, too. */
export const Chosen = meta.story({
  play: async () => {
    await panel('الملف الشخصي')
    drop(new File([bytes], 'me.png', { type: 'image/png' }), document.body)
    await eventually(() => expect(frame().querySelector('img')).toBeVisible())
  },
})

/** Where a file is dropped no file dialog filters its type (§5). */
export const Refused = meta.story({
  tags: ['state:error'],
  play: async () => {
    await panel('الملف الشخصي')
    drop(new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }), frame())
    await screen.findByText(AVATAR_WRONG_TYPE)
  },
})
