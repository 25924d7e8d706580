import { expect, screen, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { fitsTheWidth, isBelow } from '#.storybook/storyHelpers'
import { sampleSettings } from '@/content/settings'
import { savedSettings } from '@/saved/readerSettings'
import { choice, nameField, panel } from './SettingsPage.storyHelpers'

/** الإعدادات */
const meta = preview.meta({
  title: 'Account/Settings',
  parameters: { route: '/settings' },
})

const phone = { viewport: { value: 'phone' } }

export const Profile = meta.story({
  tags: ['state:normal'],
  play: async () => {
    const shown = await panel('الملف الشخصي')
    await expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'الملف الشخصي',
      'الإشعارات',
      'الخصوصية',
      'التفضيلات',
      'العرض',
    ])
    await expect(within(shown).getByRole('textbox', { name: 'الهاتف' })).toBeVisible()
    // Spec §2: the menu is on the left; on phones it is above.
    const menu = screen.getByRole('tablist').getBoundingClientRect()
    const card = shown.getBoundingClientRect()
    if (isBelow('md')) await expect(menu.bottom).toBeLessThanOrEqual(card.top)
    else {
      await expect(menu.right).toBeLessThan(card.left)
      await expect(Math.abs(menu.top - card.top)).toBeLessThan(4)
    }
    const language = screen.getByRole('combobox', { name: 'اللغة' })
    await expect(language).toHaveValue('ar')
    await expect(within(language).getAllByRole('option')).toHaveLength(2)
    await expect(language).toHaveAccessibleDescription(/تبقى الواجهة بالعربية/)
    const email = screen.getByRole('textbox', { name: 'البريد الإلكتروني' })
    await expect(email).toHaveAttribute('type', 'email')
    await expect(email).toBeRequired()
    await expect(nameField()).toBeRequired()
    await expect(screen.getByRole('button', { name: 'تغيير الصورة' })).toHaveAccessibleDescription(
      'JPG أو PNG، بحد أقصى 2\u00a0ميغابايت',
    )
  },
})

export const Notifications = meta.story({
  parameters: { route: '/settings?tab=notifications' },
  play: async () => {
    await panel('الإشعارات')
    const switches = screen.getAllByRole<HTMLInputElement>('switch')
    await expect(switches.map(({ checked }) => checked)).toEqual([true, true, false, true, false])
    await expect(screen.getByRole('group', { name: 'كيف يصلك' })).toHaveAccessibleDescription(
      /^نحفظ اختيارك/,
    )
  },
})

export const Privacy = meta.story({
  parameters: { route: '/settings?tab=privacy' },
  play: async () => {
    await panel('الخصوصية')
    await expect(choice('عام يراه الجميع.')).toBeChecked()
    await expect(choice('خاص يراه الأصدقاء فقط.')).not.toBeChecked()
  },
})

export const Preferences = meta.story({
  parameters: { route: '/settings?tab=preferences' },
  play: async () => {
    await panel('التفضيلات')
    const digest = within(screen.getByRole('radiogroup', { name: 'ملخص الأخبار' }))
    const choices = digest.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)
    await expect(choices, '§9').toEqual(['يومي', 'أسبوعي', 'بلا ملخص'])
    await expect(choice('يومي')).toBeChecked()
    await expect(screen.getByRole('group', { name: 'رسائل البريد' })).toHaveAccessibleDescription(
      /^نحفظ اختيارك/,
    )
  },
})

const LONG = 'أبجدهوزحطيكلمنسعفصقرشت'.repeat(12)

/** A returning reader with stored settings: long texts, everything else the opposite of the default. */
export const LongText = meta.story({
  tags: ['state:long-text'],
  globals: phone,
  beforeEach: () => {
    savedSettings.save({
      ...sampleSettings,
      name: LONG,
      email: `${'noura.alsaleh'.repeat(9)}@bareed.example`,
      phone: '+966 50 000 0000 '.repeat(9).trim(),
      language: 'en',
    })
  },
  play: async () => {
    await panel('الملف الشخصي')
    await expect(screen.getByRole('combobox', { name: 'اللغة' })).toHaveValue('en')
    await fitsTheWidth()
  },
})

export const SignedOut = meta.story({
  tags: ['state:signed-out'],
  parameters: { session: 'signedOut' },
  play: async () => {
    await panel('الملف الشخصي')
  },
})

export const Tablet = meta.story({
  tags: ['state:tablet'],
  globals: { viewport: { value: 'tablet' } },
  parameters: { route: '/settings?tab=privacy' },
  play: async () => {
    await panel('الخصوصية')
    await fitsTheWidth()
  },
})

export const Board = meta.story(screenBoard)
