import { expect, screen } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { eventually, fitsTheCards, isAlerted } from '#.storybook/storyHelpers'
import { field, startEditing } from './ProfilePage.storyHelpers'

/** تعديل الملف الشخصي */
const meta = preview.meta({
  title: 'Account/Profile edit',
  parameters: { route: '/profile' },
})

export const Edit = meta.story({ play: ({ userEvent }) => startEditing(userEvent) })

export const ValidationError = meta.story({
  tags: ['state:error'],
  play: async ({ userEvent }) => {
    await startEditing(userEvent)
    await userEvent.clear(field('الاسم'))
    await userEvent.clear(field('البريد الإلكتروني'))
    await userEvent.paste('noura@')
    await userEvent.click(screen.getByRole('button', { name: 'حفظ' }))
    await isAlerted('الاسم: هذا الحقل مطلوب')
  },
})

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const picture = Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))

export const PictureChosen = meta.story({
  play: async ({ userEvent }) => {
    await startEditing(userEvent)
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await userEvent.upload(input, new File([picture], 'me.png', { type: 'image/png' }))
    await eventually(() => expect(document.querySelector('main form img')).toBeVisible())
  },
})

export const EditPhone = meta.story({
  tags: ['state:phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await startEditing(userEvent)
    await fitsTheCards()
  },
})

export const Board = meta.story(screenBoard)
