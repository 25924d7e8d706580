import { expect, screen, spyOn } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { eventually, isAlerted } from '#.storybook/storyHelpers'
import { nameField, panel, save } from './SettingsPage.storyHelpers'

/** حفظ الإعدادات */
const meta = preview.meta({
  title: 'Account/Settings saving',
  parameters: { route: '/settings' },
  // A save is logged; `tests/journeys/settings.spec.ts` checks the content.
  beforeEach: () => {
    spyOn(console, 'info').mockImplementation(() => {})
  },
})

export const Saved = meta.story({
  play: async ({ userEvent }) => {
    await panel('الملف الشخصي')
    await userEvent.click(save())
    await isAlerted('تم حفظ الإعدادات بنجاح')
  },
})

/** The name is empty, and the reader saves from another tab: the tab of the name opens (D-3). */
export const ErrorOnAnotherTab = meta.story({
  tags: ['state:error'],
  play: async ({ userEvent }) => {
    await panel('الملف الشخصي')
    await userEvent.clear(nameField())
    await userEvent.click(screen.getByRole('tab', { name: 'العرض' }))
    await userEvent.click(save())
    await eventually(() => expect(nameField()).toHaveFocus())
  },
})

export const Board = meta.story(screenBoard)
