import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { sampleProfile } from '@/content/profile'
import { DEMO_READER, reader } from '@/lib/reader'
import { readerInterests } from '@/lib/readerInterests'
import preview from '../../../.storybook/preview'
import { noSidewaysScroll } from '../dashboard/storyChecks'
import {
  cancelButton,
  editButton,
  field,
  h1,
  interest,
  region,
  saveButton,
  startAfresh,
  startEditing,
} from './profileStorySteps'
import { savedProfile } from './savedProfile'

const meta = preview.meta({
  title: 'Account/Profile edit',
  parameters: { route: '/profile' },
  beforeEach: () => {
    startAfresh()
    return startAfresh
  },
})

export const Edit = meta.story({
  play: async ({ userEvent, step }) => {
    await startEditing(userEvent)
    await step(
      '§4 the edit button opens the edit mode, the focus is in the first field',
      async () => {
        await expect(h1()).toHaveTextContent('تعديل الملف الشخصي')
        await waitFor(() => expect(field('الاسم')).toHaveFocus())
      },
    )
    await step('§9 the bio has 4 rows', async () => {
      await expect(field('نبذة')).toHaveAttribute('rows', '4')
    })
    await step('§5 the address has the email type, and is required as the name is', async () => {
      await expect(field('البريد الإلكتروني')).toHaveAttribute('type', 'email')
      await expect(field('البريد الإلكتروني')).toBeRequired()
      await expect(field('الاسم')).toBeRequired()
      await expect(field('المكان')).not.toBeRequired()
    })
    await step('§3 what is not edited stands beside', async () => {
      const fixed = region('لا يتغيّر من هنا').getAllByRole('listitem')
      await expect(fixed.map((row) => row.textContent)).toEqual([
        'عضو منذ14\u00a0مارس 2024',
        'مقالات قرأتها312',
        'مقالات محفوظة28',
      ])
    })
  },
})

export const Cancelled = meta.story({
  play: async ({ userEvent, step }) => {
    await startEditing(userEvent)
    await userEvent.clear(field('الاسم'))
    await userEvent.type(field('المكان'), ' والعالم')
    await userEvent.click(interest('علوم'))
    await userEvent.click(cancelButton())
    await step(
      '§4 cancel returns to the view as it was, the focus to the edit button',
      async () => {
        await expect(h1()).toHaveTextContent(/^نورة الصالح$/)
        await expect(screen.getByText('الرياض، السعودية')).toBeVisible()
        await expect(editButton()).toHaveFocus()
        await expect(readerInterests.get()).toEqual(['sports', 'tech', 'health'])
        await expect(screen.queryByRole('alert')).toBeNull()
      },
    )
    await step('§4 the draft is restored from the saved values', async () => {
      await userEvent.click(editButton())
      await expect(field('الاسم')).toHaveValue('نورة الصالح')
      await expect(field('المكان')).toHaveValue('الرياض، السعودية')
      await expect(interest('علوم')).not.toBeChecked()
    })
  },
})

export const Saved = meta.story({
  play: async ({ userEvent, step }) => {
    const log = spyOn(console, 'info').mockImplementation(() => {})
    await startEditing(userEvent)
    await userEvent.clear(field('الاسم'))
    await userEvent.paste('ليان الحسيني')
    await userEvent.clear(field('نبذة'))
    await userEvent.paste('سطر أول\nسطر ثانٍ')
    await userEvent.click(interest('علوم'))
    await userEvent.click(interest('رياضة'))
    await userEvent.click(saveButton())
    await step('§4 save commits the draft and returns to the view', async () => {
      await waitFor(() => expect(h1()).toHaveTextContent(/^ليان الحسيني$/))
      await expect(screen.getByText(/^سطر أول/).textContent).toBe('سطر أول\nسطر ثانٍ')
      await expect(editButton()).toHaveFocus()
      const chips = region('الاهتمامات').getAllByRole('link')
      await expect(chips.map((chip) => chip.textContent)).toEqual(['تكنولوجيا', 'صحة', 'علوم'])
    })
    await step('§3 the header has the new name at once', async () => {
      await expect(screen.getByRole('button', { name: 'حساب ليان، قائمة' })).toBeVisible()
    })
    await step('§7 it is logged once, and said to last until the page is reloaded', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent(/^حُفظ ملفك/)
      await expect(log).toHaveBeenCalledOnce()
      await expect(log.mock.calls[0]?.[1]).toMatchObject({ name: 'ليان الحسيني', avatar: '' })
    })
    await step('D-4: leaving and coming back keeps what was saved', async () => {
      await userEvent.click(
        within(screen.getByRole('navigation', { name: 'روابط سريعة' })).getByRole('link', {
          name: 'لوحتي',
        }),
      )
      await waitFor(() => expect(h1()).toHaveTextContent(/^أهلًا ليان$/))
      await expect(document.querySelector('dl > div:nth-of-type(3) dd')).toHaveTextContent('3')
    })
    await step('§3 the settings have it too, with nothing unsaved', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'حساب ليان، قائمة' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'الإعدادات' }))
      await waitFor(() => expect(h1()).toHaveTextContent(/^الإعدادات$/))
      await expect(field('الاسم')).toHaveValue('ليان الحسيني')
      await expect(screen.queryByText('تغييرات غير محفوظة')).toBeNull()
    })
    log.mockRestore()
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
    await step('§5, D-3: the name is the alert and has the focus', async () => {
      await expect(await screen.findByRole('alert')).toHaveTextContent(/^هذا الحقل مطلوب$/)
      await expect(field('الاسم')).toHaveFocus()
      await expect(field('الاسم')).toHaveAccessibleDescription('هذا الحقل مطلوب')
    })
    await step('§5, D-3: the address says its own', async () => {
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

export const LeaveGuard = meta.story({
  play: async ({ userEvent, step }) => {
    await startEditing(userEvent)
    const contact = () => screen.getByRole('link', { name: 'اتصل بنا' })
    await step('D-24: leaving with a changed draft asks first', async () => {
      await userEvent.type(field('الاسم'), ' ب')
      await userEvent.click(contact())
      const question = await screen.findByRole('alertdialog')
      await expect(question).toHaveAccessibleName('هل تريد المغادرة دون حفظ التغييرات؟')
      await userEvent.click(within(question).getByRole('button', { name: 'إلغاء' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(field('الاسم')).toHaveValue('نورة الصالح ب')
    })
    await step('D-24: taken back by hand, it leaves without a question', async () => {
      await userEvent.type(field('الاسم'), '{Backspace}{Backspace}')
      await userEvent.click(contact())
      await waitFor(() => expect(h1()).toHaveTextContent('اتصل بنا'))
      await expect(screen.queryByRole('alertdialog')).toBeNull()
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
    await step('§5 what is neither JPG nor PNG is refused in words', async () => {
      await userEvent.upload(input, new File(['x'], 'me.png', { type: 'image/png' }))
      await expect(await group.findByText(/ليس صورة JPG ولا PNG/)).toBeVisible()
      await expect(shown()).toBeNull()
    })
    await step('§3 a PNG is shown at once, and may be taken away', async () => {
      await userEvent.upload(input, picture())
      await waitFor(() => expect(shown()).toHaveAttribute('src', expect.stringMatching(/^data:/)))
      await userEvent.click(group.getByRole('button', { name: 'إزالة الصورة' }))
      await expect(shown()).toBeNull()
      await expect(group.getByRole('button', { name: 'تغيير الصورة' })).toHaveFocus()
    })
    await step('§4 saved, it stands in the profile', async () => {
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
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await startEditing(userEvent)
    await noSidewaysScroll()
  },
})

export const EditDark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ userEvent }) => {
    await startEditing(userEvent)
    await waitFor(() => expect(field('الاسم')).toHaveFocus())
  },
})
