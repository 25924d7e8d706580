import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { savedAdminMenu } from '@/saved/adminMenu'

/** إطار لوحة الإدارة */
const meta = preview.meta({ title: 'Admin/Chrome', parameters: { route: '/admin' } })

const ENTRIES = [
  'نظرة عامة',
  'مصادر الأخبار',
  'إعدادات الأخبار',
  'الفئات',
  'الدول',
  'الفيديو',
  'المنشورات',
  'المستخدمون',
  'رسائل التواصل',
  'التحليلات',
  'الإعلانات',
  'إعدادات النظام',
]

/** The accessible names of the entries of a menu, without the unread count that may follow. */
const labels = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent ?? '')
    .map((name) => name.split(/،|\d/)[0])

export const Open = meta.story({
  play: async ({ canvas, step }) => {
    const menu = await canvas.findByRole('navigation', { name: 'قائمة الإدارة' })
    await step('Spec §2: all twelve admin screens, on the right', async () => {
      await expect(labels(menu)).toEqual(ENTRIES)
      await expect(menu.getBoundingClientRect().left).toBeGreaterThan(window.innerWidth / 2)
    })
    await step('only the current page is marked', async () => {
      const current = within(menu)
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page')
      await expect(current.map((link) => link.textContent)).toEqual(['نظرة عامة'])
    })
    await step('the unread messages are counted, in figures and in words', async () => {
      const messages = await within(menu).findByRole('link', {
        name: /^رسائل التواصل ?\d+ غير مقروءة$/,
      })
      await expect(messages).toBeVisible()
    })
    await step('landmarks, and a link that skips the menu', async () => {
      await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main')
      await expect(canvas.getByRole('link', { name: 'تخطَّ إلى المحتوى' })).toHaveAttribute(
        'href',
        '#main',
      )
      await expect(canvas.getByRole('link', { name: 'عرض الموقع' })).toBeVisible()
    })
  },
})

/** Spec §2: icons with tooltips, also after a reload. */
export const Collapsed = meta.story({
  beforeEach: () => void savedAdminMenu.save(true),
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('navigation', { name: 'قائمة الإدارة' })
    await expect(menu.closest('aside')?.offsetWidth).toBe(72)
    await expect(labels(menu)).toEqual(ENTRIES)
    const toggle = canvas.getByRole('button', { name: 'توسيع القائمة' })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await userEvent.hover(within(menu).getByRole('link', { name: 'الدول' }))
    const tip = await screen.findByRole('tooltip', {}, { timeout: 3000 })
    await expect(tip).toHaveTextContent('الدول')
  },
})

/** If the unread count cannot be loaded, the menu shows none. */
export const CountFails = meta.story({
  parameters: { scenario: 'failing' },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('navigation', { name: 'قائمة الإدارة' })
    await expect(within(menu).getByRole('link', { name: 'رسائل التواصل' })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'قائمة الإدارة' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'قائمة الإدارة' })).toBeNull()
  },
})

/** Spec §2: the same twelve screens in a drawer on the right. */
export const PhoneDrawer = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'قائمة الإدارة' }))
    const drawer = await screen.findByRole('dialog', { name: 'قائمة الإدارة' })
    await expect(labels(within(drawer).getByRole('navigation'))).toEqual(ENTRIES)
    await waitFor(() =>
      expect(Math.round(drawer.getBoundingClientRect().right)).toBe(
        document.documentElement.clientWidth,
      ),
    )
  },
})
