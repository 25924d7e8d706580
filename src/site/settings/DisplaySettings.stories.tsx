import { expect, screen, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { eventually } from '#.storybook/storyHelpers'
import { DEFAULT_READING } from '@/lib/readingPreferences'
import { savedReading } from '@/saved/reading'
import { panel } from './SettingsPage.storyHelpers'

/** إعدادات العرض */
const meta = preview.meta({
  title: 'Account/Settings display',
  parameters: { route: '/settings?tab=display' },
})

export const Display = meta.story({
  play: async () => {
    await panel('العرض')
    const themes = within(screen.getByRole('group', { name: 'المظهر' })).getAllByRole('radio')
    await expect(
      themes.map((radio) => radio.closest('label')?.textContent),
      '§9',
    ).toEqual(['فاتح', 'داكن', 'حسب النظام'])
    const toggle = (name: string) => screen.getByRole('switch', { name })
    await expect(toggle('تحديث تلقائي')).toHaveAccessibleDescription(/^كل دقيقتين تتجدد أعمار/)
    await expect(toggle('إظهار الصور')).toBeChecked()
    await expect(toggle('عرض مكثّف')).not.toBeChecked()
    await expect(toggle('تباين أعلى')).not.toBeChecked()
    await expect(toggle('اختصارات لوحة المفاتيح')).toBeChecked()
    await expect(screen.getByRole('radio', { name: 'عادي' })).toBeChecked()
  },
})

/** The largest text, more contrast and no shortcuts: they apply at once. */
export const Reading = meta.story({
  beforeEach: () =>
    void savedReading.save({
      ...DEFAULT_READING,
      textSize: 150,
      contrast: 'more',
      hasShortcuts: false,
    }),
  play: async () => {
    await panel('العرض')
    await expect(screen.getByRole('radio', { name: 'الأكبر' })).toBeChecked()
    await eventually(() =>
      expect(document.documentElement.dataset.display).toBe('text-150 contrast no-keys'),
    )
  },
})

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async () => {
    await panel('العرض')
  },
})
