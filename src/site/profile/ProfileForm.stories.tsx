import { expect, screen, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { eventually, fitsTheCards, isAlerted } from '#.storybook/storyHelpers'
import { field, startEditing } from './ProfilePage.storyHelpers'

const meta = preview.meta({
  title: 'Account/Profile edit',
  parameters: { route: '/profile' },
})

export const Edit = meta.story({
  play: async ({ userEvent }) => {
    await startEditing(userEvent)
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('تعديل الملف الشخصي')
    await expect(field('نبذة'), '§9').toHaveAttribute('rows', '4')
    await expect(field('البريد الإلكتروني')).toBeRequired()
    await expect(field('الاسم')).toBeRequired()
    await expect(field('المكان')).not.toBeRequired()
    const fixed = within(screen.getByRole('region', { name: 'لا يتغيّر من هنا' }))
    await expect(fixed.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'عضو منذ14\u00a0مارس 2024',
      'مقالات قرأتها312',
      'مقالات محفوظة28',
    ])
  },
})

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

const picture = () =>
  new File([Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))], 'me.png', {
    type: 'image/png',
  })

export const PictureChosen = meta.story({
  play: async ({ userEvent }) => {
    await startEditing(userEvent)
    const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
    await userEvent.upload(input, picture())
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
