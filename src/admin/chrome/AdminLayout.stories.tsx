import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'

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

export const Collapsed = meta.story({
  beforeEach: () => localStorage.setItem('adminMenu', 'collapsed'),
  play: async ({ canvas, userEvent, step }) => {
    const menu = await canvas.findByRole('navigation', { name: 'قائمة الإدارة' })
    await step(
      'Spec §2: collapsed after a reload: icons, 72 px wide, each entry with its name',
      async () => {
        await expect(menu.closest('aside')?.offsetWidth).toBe(72)
        await expect(labels(menu)).toEqual(ENTRIES)
      },
    )
    await step('a tooltip shows the name of an entry', async () => {
      await userEvent.hover(within(menu).getByRole('link', { name: 'الدول' }))
      const tip = await screen.findByRole('tooltip', {}, { timeout: 3000 })
      await expect(tip).toHaveTextContent('الدول')
      await userEvent.unhover(within(menu).getByRole('link', { name: 'الدول' }))
    })
    await step('it expands again, and the choice is stored', async () => {
      const toggle = canvas.getByRole('button', { name: 'توسيع القائمة' })
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
      await userEvent.click(toggle)
      await expect(menu.closest('aside')?.offsetWidth).toBe(256)
      await expect(localStorage.getItem('adminMenu')).not.toBe('collapsed')
      await userEvent.click(canvas.getByRole('button', { name: 'طي القائمة' }))
      await expect(localStorage.getItem('adminMenu')).toBe('collapsed')
    })
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

export const PhoneDrawer = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    const burger = await canvas.findByRole('button', { name: 'قائمة الإدارة' })
    await userEvent.click(burger)
    const drawer = await screen.findByRole('dialog', { name: 'قائمة الإدارة' })
    await step('Spec §2: the same twelve screens in a drawer on the right', async () => {
      const nav = within(drawer).getByRole('navigation', { name: 'أقسام الإدارة' })
      await expect(labels(nav)).toEqual(ENTRIES)
      await waitFor(() =>
        expect(Math.round(drawer.getBoundingClientRect().right)).toBe(
          document.documentElement.clientWidth,
        ),
      )
    })
    await step('Escape closes it, and its button has the focus again', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(burger).toHaveFocus()
    })
    await step('a click on an entry closes it too', async () => {
      await userEvent.click(burger)
      const again = await screen.findByRole('dialog', { name: 'قائمة الإدارة' })
      await userEvent.click(within(again).getByRole('link', { name: 'الدول' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(await canvas.findByRole('heading', { level: 1, name: 'الدول' })).toBeVisible()
      // reopened for the screenshot
      await userEvent.click(burger)
      await screen.findByRole('dialog', { name: 'قائمة الإدارة' })
    })
  },
})
