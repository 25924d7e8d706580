import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { fitsTheCards } from '#.storybook/storyHelpers'
import { sampleProfile } from '@/content/profile'
import { DEMO_READER, reader } from '@/lib/reader'
import { savedProfile } from '@/saved/profile'
import {
  editButton,
  field,
  pageTitle,
  region,
  saveButton,
  startEditing,
} from './ProfilePage.storyHelpers'

const meta = preview.meta({
  title: 'Account/Profile edit',
  parameters: { route: '/profile' },
})

export const Edit = meta.story({
  play: async ({ userEvent, step }) => {
    await startEditing(userEvent)
    await step(
      '§4 the edit button opens the edit mode, the focus is in the first field',
      async () => {
        await expect(pageTitle()).toHaveTextContent('تعديل الملف الشخصي')
        await waitFor(() => expect(field('الاسم')).toHaveFocus())
      },
    )
    await step('§9 the bio has 4 rows', async () => {
      await expect(field('نبذة')).toHaveAttribute('rows', '4')
    })
    await step('§5 name and email are required; the email has its input type', async () => {
      await expect(field('البريد الإلكتروني')).toHaveAttribute('type', 'email')
      await expect(field('البريد الإلكتروني')).toBeRequired()
      await expect(field('الاسم')).toBeRequired()
      await expect(field('المكان')).not.toBeRequired()
    })
    await step('§3 the fields that cannot be edited are shown', async () => {
      const fixed = region('لا يتغيّر من هنا').getAllByRole('listitem')
      await expect(fixed.map((row) => row.textContent)).toEqual([
        'عضو منذ14\u00a0مارس 2024',
        'مقالات قرأتها312',
        'مقالات محفوظة28',
      ])
    })
  },
})

export const ValidationError = meta.story({
  tags: ['state:error'],
  play: async ({ userEvent, step }) => {
    await startEditing(userEvent)
    await userEvent.clear(field('الاسم'))
    await userEvent.clear(field('البريد الإلكتروني'))
    await userEvent.paste('noura@')
    await userEvent.click(saveButton())
    await step('§5, D-3: the alert names the name, and its field has the focus', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent(/^هذا الحقل مطلوب$/)
      await expect(field('الاسم')).toHaveFocus()
      await expect(field('الاسم')).toHaveAccessibleDescription('هذا الحقل مطلوب')
    })
    await step('§5, D-3: the email has its own message', async () => {
      await expect(field('البريد الإلكتروني')).toBeInvalid()
      await expect(field('البريد الإلكتروني')).toHaveAccessibleDescription(
        'يرجى إدخال بريد إلكتروني صحيح',
      )
    })
    await step('§4 nothing was saved', async () => {
      await expect(savedProfile.get()).toBe(sampleProfile)
      await expect(reader.get()).toEqual(DEMO_READER)
    })
  },
})

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

const picture = () =>
  new File([Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0))], 'me.png', {
    type: 'image/png',
  })

export const PictureChosen = meta.story({
  play: async ({ userEvent, step }) => {
    await startEditing(userEvent)
    const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
    const group = within(screen.getByRole('group', { name: 'الصورة الشخصية' }))
    const shown = () => document.querySelector('main form img')
    await step('§5 a file that is neither JPG nor PNG gets a message', async () => {
      await userEvent.upload(input, new File(['x'], 'me.png', { type: 'image/png' }))
      await expect(await group.findByText(/ليس صورة JPG ولا PNG/)).toBeVisible()
      await expect(shown()).toBeNull()
    })
    await step('§3 a PNG is shown at once, and can be removed', async () => {
      await userEvent.upload(input, picture())
      await waitFor(() => expect(shown()).toHaveAttribute('src', expect.stringMatching(/^data:/)))
      await userEvent.click(group.getByRole('button', { name: 'إزالة الصورة' }))
      await expect(shown()).toBeNull()
      await expect(group.getByRole('button', { name: 'تغيير الصورة' })).toHaveFocus()
    })
    await step('§4 the profile shows what was saved', async () => {
      await userEvent.upload(input, picture())
      await waitFor(() => expect(shown()).not.toBeNull())
      await userEvent.click(saveButton())
      await waitFor(() => expect(editButton()).toBeVisible())
      await expect(document.querySelector('main section img')).toHaveAttribute(
        'src',
        reader.get().avatar,
      )
    })
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
