import { expect, screen, spyOn, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { fitsTheWidth, isAlerted } from '#.storybook/storyHelpers'
import { sampleSettings } from '@/content/settings'
import {
  choice,
  nameField,
  panel,
  SAVED,
  save,
  tab,
  toggle,
  UNSAVED,
} from './SettingsPage.storyHelpers'
import { readSettings, writeSettings } from './savedSettings'

const meta = preview.meta({
  title: 'Account/Settings',
  parameters: { route: '/settings' },
  // The log is silenced here; the stories about saving check it (Spec §7).
  beforeEach: () => {
    spyOn(console, 'info').mockImplementation(() => {})
  },
})

const phone = { viewport: { value: 'phone' } }

export const Profile = meta.story({
  tags: ['state:normal'],
  play: async ({ step }) => {
    await step('the profile is the default of five tabs (§2, §4)', async () => {
      const shown = await panel('الملف الشخصي')
      await expect(tab('الملف الشخصي')).toHaveAttribute('aria-selected', 'true')
      await expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
        'الملف الشخصي',
        'الإشعارات',
        'الخصوصية',
        'التفضيلات',
        'العرض',
      ])
      await expect(nameField()).toHaveValue('نورة الصالح')
      await expect(within(shown).getByRole('textbox', { name: 'الهاتف' })).toBeVisible()
    })
    await step('the menu is on the left (§2)', async () => {
      const menu = screen.getByRole('tablist').getBoundingClientRect()
      const card = screen.getByRole('tabpanel').getBoundingClientRect()
      await expect(menu.right).toBeLessThan(card.left)
      await expect(Math.abs(menu.top - card.top)).toBeLessThan(4)
    })
    await step(
      'a language is selected; the text says that the page stays Arabic (§9)',
      async () => {
        const language = screen.getByRole('combobox', { name: 'اللغة' })
        await expect(language).toHaveValue('ar')
        await expect(within(language).getAllByRole('option')).toHaveLength(2)
        await expect(language).toHaveAccessibleDescription(/تبقى الواجهة بالعربية/)
      },
    )
    await step('§5 name and email are required; the email has its input type', async () => {
      const email = screen.getByRole('textbox', { name: 'البريد الإلكتروني' })
      await expect(email).toHaveAttribute('type', 'email')
      await expect(email).toBeRequired()
      await expect(nameField()).toBeRequired()
    })
    await step('the picture’s hint is that of §5', async () => {
      await expect(
        screen.getByRole('button', { name: 'تغيير الصورة' }),
      ).toHaveAccessibleDescription('JPG أو PNG، بحد أقصى 2\u00a0ميغابايت')
    })
  },
})

export const Notifications = meta.story({
  parameters: { route: '/settings?tab=notifications' },
  play: async ({ step }) => {
    await step('the five settings of §3, as in the sample', async () => {
      await panel('الإشعارات')
      const switches = screen.getAllByRole<HTMLInputElement>('switch')
      await expect(switches.map(({ checked }) => checked)).toEqual([true, true, false, true, false])
      const groups = screen.getAllByRole('group')
      await expect(within(groups[0] as HTMLElement).getAllByRole('switch')).toHaveLength(3)
      await expect(toggle('البريد الإلكتروني')).toBeChecked()
    })
  },
})

export const Privacy = meta.story({
  parameters: { route: '/settings?tab=privacy' },
  play: async ({ step, userEvent }) => {
    await panel('الخصوصية')
    await step('the visibility: everyone, or friends only (§3, §6)', async () => {
      await expect(choice('عام يراه الجميع.')).toBeChecked()
      await userEvent.click(choice('خاص يراه الأصدقاء فقط.'))
      await expect(choice(/^خاص/)).toBeChecked()
      await expect(choice(/^عام/)).not.toBeChecked()
    })
    await step('saving stores the three settings of §3', async () => {
      await userEvent.click(toggle('السماح بالرسائل'))
      await userEvent.click(save())
      await isAlerted(SAVED)
      await expect(readSettings()?.privacy).toEqual({
        profileVisibility: 'private',
        showEmail: false,
        allowMessages: false,
      })
    })
  },
})

export const Preferences = meta.story({
  parameters: { route: '/settings?tab=preferences' },
  play: async ({ step, userEvent }) => {
    await panel('التفضيلات')
    await step('the digest is daily, weekly or never (§9)', async () => {
      const digest = screen.getByRole('radiogroup', { name: 'ملخص الأخبار' })
      await expect(
        within(digest)
          .getAllByRole('radio')
          .map((radio) => radio.parentElement?.textContent),
      ).toEqual(['يومي', 'أسبوعي', 'بلا ملخص'])
      await expect(choice('يومي')).toBeChecked()
      await userEvent.click(choice('بلا ملخص'))
      await userEvent.click(toggle('رسائل تسويقية'))
      await userEvent.click(save())
      await isAlerted(SAVED)
      await expect(readSettings()?.emailPreferences).toEqual({
        newsletter: true,
        marketing: true,
        digest: 'never',
      })
    })
  },
})

const LONG = 'أبجدهوزحطيكلمنسعفصقرشت'.repeat(12)

/**
 * A returning reader with stored settings: long texts, everything else the opposite of the default.
 */
export const LongText = meta.story({
  tags: ['state:long-text'],
  globals: phone,
  beforeEach: () => {
    writeSettings({
      ...sampleSettings,
      name: LONG,
      email: `${'noura.alsaleh'.repeat(9)}@bareed.example`,
      phone: '+966 50 000 0000 '.repeat(9).trim(),
      language: 'en',
    })
  },
  play: async ({ step }) => {
    await step('the saved texts are shown, and nothing overflows', async () => {
      await panel('الملف الشخصي')
      await expect(nameField()).toHaveValue(LONG)
      await expect(screen.getByRole('combobox', { name: 'اللغة' })).toHaveValue('en')
      await expect(screen.queryByText(UNSAVED)).toBeNull()
      await fitsTheWidth()
    })
  },
})

export const SignedOut = meta.story({
  tags: ['state:signed-out'],
  parameters: { session: 'signedOut' },
  play: async ({ step }) => {
    await step('D-19a: a signed-out reader sees the page', async () => {
      await panel('الملف الشخصي')
      await expect(nameField()).toHaveValue('نورة الصالح')
      await expect(save()).toBeEnabled()
    })
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
