import { expect, mocked, screen, spyOn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { isAlerted } from '#.storybook/storyHelpers'
import { sampleSettings } from '@/content/settings'
import { REQUIRED } from '@/lib/validation'
import { nameField, panel, SAVED, save, tab, UNSAVED } from './SettingsPage.storyHelpers'
import { readSettings } from './savedSettings'

const meta = preview.meta({
  title: 'Account/Settings saving',
  parameters: { route: '/settings' },
  // The log is silenced; the stories below check its content (Spec §7).
  beforeEach: () => {
    spyOn(console, 'info').mockImplementation(() => {})
  },
})

/**
 * Saved once, with exactly the text of §8; the theme is in the log, as in §3, but not in the stored
 * settings.
 */
export const Saved = meta.story({
  play: async ({ step, userEvent }) => {
    await panel('الملف الشخصي')
    await userEvent.clear(nameField())
    await userEvent.paste(' سلمى الحداد ')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'اللغة' }), 'en')
    await expect(screen.getByText(UNSAVED)).toBeVisible()
    const fetch = spyOn(window, 'fetch')
    await step('the alert of §8, one log line, no call (§7), and no unsaved changes', async () => {
      await userEvent.click(save())
      await isAlerted(SAVED)
      await waitFor(() => expect(screen.queryByText(UNSAVED)).toBeNull())
      const saved = { ...sampleSettings, name: 'سلمى الحداد', language: 'en' }
      await expect(readSettings()).toEqual(saved)
      await expect(mocked(console.info).mock.calls).toEqual([
        ['[settings] saved', { ...saved, theme: 'light' }],
      ])
      await expect(nameField()).toHaveValue('سلمى الحداد')
      await expect(fetch).not.toHaveBeenCalled()
    })
    fetch.mockRestore()
    await step('§3 the header has the new name at once', async () => {
      await expect(screen.getByRole('button', { name: 'حساب سلمى، قائمة' })).toBeVisible()
    })
    await step('the interface stays Arabic (§1)', async () => {
      await expect(document.documentElement).toHaveAttribute('lang', 'ar')
    })
  },
})

/** The name is empty, and the reader saves from another tab. */
export const ErrorOnAnotherTab = meta.story({
  tags: ['state:error'],
  play: async ({ step, userEvent }) => {
    await panel('الملف الشخصي')
    await userEvent.clear(nameField())
    await userEvent.type(screen.getByRole('textbox', { name: 'البريد الإلكتروني' }), '@')
    await userEvent.click(tab('العرض'))
    await panel('العرض')
    await step(
      'the tab of the invalid field opens, and the field has the focus (D-3)',
      async () => {
        await userEvent.click(save())
        await panel('الملف الشخصي')
        await waitFor(() => expect(nameField()).toHaveFocus())
        await isAlerted(REQUIRED)
        await expect(nameField()).toHaveAccessibleDescription(REQUIRED)
        await expect(screen.getByRole('textbox', { name: 'البريد الإلكتروني' })).toBeInvalid()
      },
    )
    await step('nothing was saved or logged', async () => {
      await expect(readSettings()).toBeNull()
      await expect(console.info).not.toHaveBeenCalled()
    })
    await step('after the correction another tab can be opened', async () => {
      await userEvent.type(nameField(), 'سلمى')
      await waitFor(() => expect(nameField()).toBeValid())
      await userEvent.click(tab('العرض'))
      await panel('العرض')
      await expect(tab('العرض')).toHaveFocus()
    })
  },
})
