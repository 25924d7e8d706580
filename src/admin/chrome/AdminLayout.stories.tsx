import { screen, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { arrived, patient, settled } from '#.storybook/storyHelpers'
import { savedAdminMenu } from '@/saved/adminMenu'

/** إطار لوحة الإدارة */
const meta = preview.meta({ title: 'Admin/Chrome', parameters: { route: '/admin' } })

const MENU = { name: 'قائمة الإدارة' }
const findMenu = async () => within(await screen.findByRole('navigation', MENU, patient))

/** The unread messages are counted, in figures and in words. */
export const Open = meta.story({
  play: async () => {
    await (await findMenu()).findByRole('link', { name: /^رسائل التواصل ?\d+ غير مقروءة$/ })
  },
})

/** Spec §2: icons with tooltips, also after a reload. */
export const Collapsed = meta.story({
  beforeEach: () => void savedAdminMenu.save(true),
  play: async ({ userEvent }) => {
    await userEvent.hover((await findMenu()).getByRole('link', { name: 'الدول' }))
    await screen.findByRole('tooltip', { name: 'الدول' }, patient)
  },
})

/** If the unread count cannot be loaded, the menu shows none. */
export const CountFails = meta.story({
  parameters: { scenario: 'failing' },
  play: async () => {
    await (await findMenu()).findByRole('link', { name: 'رسائل التواصل' })
  },
})

export const Phone = meta.story({ play: arrived, globals: { viewport: { value: 'phone' } } })

/** Spec §2: the same twelve screens in a drawer on the right. */
export const PhoneDrawer = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', MENU, patient))
    await screen.findByRole('dialog', MENU)
    await settled()
  },
})
