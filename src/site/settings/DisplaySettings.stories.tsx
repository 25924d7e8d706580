import { expect, screen, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { panel } from './SettingsPage.storyHelpers'

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
    await expect(toggle('تحديث تلقائي')).toHaveAccessibleDescription('تُحدَّث العناوين كل دقيقتين.')
    await expect(toggle('إظهار الصور')).toBeChecked()
    await expect(toggle('عرض مكثّف')).not.toBeChecked()
    // Spec §7: they are only stored.
    await expect(screen.getByRole('group', { name: 'الأخبار' })).toHaveAccessibleDescription(
      'نحفظ هذه الاختيارات الثلاثة، ولا تغيّر صفحات هذه النسخة التجريبية.',
    )
  },
})

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async () => {
    await panel('العرض')
  },
})
