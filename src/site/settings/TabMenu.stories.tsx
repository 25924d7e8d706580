import { expect, screen } from 'storybook/test'
import preview from '#.storybook/preview'
import { fitsTheWidth } from '#.storybook/storyHelpers'
import { panel, tab } from './SettingsPage.storyHelpers'

/** أبواب الإعدادات */
const meta = preview.meta({
  title: 'Account/Settings tab menu',
  parameters: { route: '/settings' },
})

export const Keyboard = meta.story({
  tags: ['developer'],
  play: async ({ step, userEvent }) => {
    await panel('الملف الشخصي')
    tab('الملف الشخصي').focus()
    const shows = async (name: string) => {
      await panel(name)
      await expect(tab(name)).toHaveFocus()
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    }
    await step('arrows, Home and End walk through the tabs (§4)', async () => {
      await expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
      await userEvent.keyboard('{ArrowDown}')
      await shows('الإشعارات')
      await userEvent.keyboard('{End}')
      await shows('العرض')
      await userEvent.keyboard('{ArrowDown}')
      await shows('الملف الشخصي')
      await userEvent.keyboard('{ArrowUp}')
      await shows('العرض')
      await userEvent.keyboard('{Home}')
      await shows('الملف الشخصي')
    })
    await step('the tabs are one tab stop, and the next one is in the panel', async () => {
      await userEvent.tab()
      await expect(screen.getByRole('button', { name: 'تغيير الصورة' })).toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(tab('الملف الشخصي')).toHaveFocus()
    })
  },
})

export const Phone = meta.story({
  tags: ['state:phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ step, userEvent }) => {
    await panel('الملف الشخصي')
    await step('icons above words, in one row above the panel (§2)', async () => {
      const tabs = screen.getAllByRole('tab')
      const rows = new Set(tabs.map((each) => Math.round(each.getBoundingClientRect().top)))
      await expect(rows.size).toBe(1)
      const list = screen.getByRole('tablist')
      await expect(list.getBoundingClientRect().bottom).toBeLessThan(
        screen.getByRole('tabpanel').getBoundingClientRect().top,
      )
      await fitsTheWidth()
    })
    await step('the left arrow moves forward in Arabic', async () => {
      await expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'horizontal')
      tab('الملف الشخصي').focus()
      await userEvent.keyboard('{ArrowLeft}')
      await panel('الإشعارات')
      await userEvent.keyboard('{ArrowRight}{ArrowRight}')
      await panel('العرض')
      await expect(tab('العرض')).toHaveFocus()
      await fitsTheWidth()
    })
  },
})
