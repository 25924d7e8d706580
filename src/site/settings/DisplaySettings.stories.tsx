import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { choice, panel, tab, toggle, UNSAVED } from './SettingsPage.storyHelpers'

const meta = preview.meta({
  title: 'Account/Settings display',
  parameters: { route: '/settings?tab=display' },
})

export const Display = meta.story({
  play: async ({ step, userEvent }) => {
    await panel('العرض')
    const { classList } = document.documentElement
    await step('§9 the themes are light, dark and system', async () => {
      const themes = within(screen.getByRole('group', { name: 'المظهر' })).getAllByRole('radio')
      await expect(themes.map((radio) => radio.closest('label')?.textContent)).toEqual([
        'فاتح',
        'داكن',
        'حسب النظام',
      ])
    })
    await step('the theme applies at once, without saving (§4)', async () => {
      await expect(choice('فاتح')).toBeChecked()
      await userEvent.click(choice('داكن'))
      await waitFor(() => expect(classList.contains('dark')).toBe(true))
      await expect(localStorage.getItem('theme')).toBe('dark')
      await expect(screen.queryByText(UNSAVED)).toBeNull()
      await expect(localStorage.getItem('settings')).toBeNull()
    })
    await step('so does the keyboard', async () => {
      choice('داكن').focus()
      await userEvent.keyboard('{ArrowUp}')
      await waitFor(() => expect(classList.contains('dark')).toBe(false))
      await expect(choice('فاتح')).toBeChecked()
    })
    await step('the text says that the page is refreshed every two minutes (§9)', async () => {
      await expect(toggle('تحديث تلقائي')).toHaveAccessibleDescription('تُحدَّث العناوين كل دقيقتين.')
      await expect(toggle('إظهار الصور')).toBeChecked()
      await expect(toggle('عرض مكثّف')).not.toBeChecked()
    })
    await step('§7 the text says that these three settings are only stored', async () => {
      await expect(screen.getByRole('group', { name: 'الأخبار' })).toHaveAccessibleDescription(
        'نحفظ هذه الاختيارات الثلاثة، ولا تغيّر صفحات هذه النسخة التجريبية.',
      )
      await userEvent.click(tab('الإشعارات'))
      await panel('الإشعارات')
      await expect(screen.getByRole('group', { name: 'كيف يصلك' })).toHaveAccessibleDescription(
        /^نحفظ اختيارك/,
      )
      await userEvent.click(tab('التفضيلات'))
      await panel('التفضيلات')
      await expect(screen.getByRole('group', { name: 'رسائل البريد' })).toHaveAccessibleDescription(
        /^نحفظ اختيارك/,
      )
      await userEvent.click(tab('العرض'))
      await panel('العرض')
    })
  },
})

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ step }) => {
    await step('the stored theme is selected (§2)', async () => {
      await panel('العرض')
      await waitFor(() => expect(choice('داكن')).toBeChecked())
      await expect(document.documentElement).toHaveClass('dark')
    })
  },
})
