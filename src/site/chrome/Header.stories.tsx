import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { arrived, isAt, isGone, patient, settled } from '#.storybook/storyHelpers'
import { sampleSettings } from '@/content/settings'
import { writeSettings } from '@/site/settings/savedSettings'

// The section pages are short, so the whole header is visible, with a current section.
const meta = preview.meta({ title: 'Public/Header', parameters: { route: '/sports' } })

export const SignedIn = meta.story({
  play: async ({ canvas, step }) => {
    await arrived()
    const nav = within(canvas.getByRole('navigation', { name: 'الأقسام' }))
    await step('§2 top navigation, in the order of the reference', async () => {
      await expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
        'الرئيسية',
        'رياضة',
        'تكنولوجيا',
        'أعمال',
        'ترفيه',
        'فيديو',
        'منشورات',
      ])
    })
    await step('the open page is marked as current', async () => {
      await expect(nav.getByRole('link', { name: 'رياضة' })).toHaveAttribute('aria-current', 'page')
      await expect(nav.getByRole('link', { name: 'الرئيسية' })).not.toHaveAttribute('aria-current')
    })
    await step('today’s date in Arabic', async () => {
      await expect(await canvas.findByText('الجمعة 20 نوفمبر 2026')).toBeVisible()
    })
  },
})

export const MoreMenu = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await arrived()
    const button = canvas.getByRole('button', { name: 'المزيد' })
    await step('§2 «more» by mouse: religion, science, health, culture', async () => {
      await userEvent.click(button)
      const menu = await screen.findByRole('menu', { name: 'المزيد' })
      await expect(
        within(menu)
          .getAllByRole('menuitem')
          .map((item) => [item.textContent, item.getAttribute('href')]),
      ).toEqual([
        ['دين', '/religion'],
        ['علوم', '/science'],
        ['صحة', '/health'],
        ['ثقافة', '/culture'],
      ])
      await expect(button).toHaveAttribute('aria-expanded', 'true')
    })
    await step('a choice closes the menu and opens the page', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: 'علوم' }))
      await isAt('أخبار العلوم')
      await isGone('menu')
      await expect(button).toHaveAttribute('aria-current', 'true')
    })
    await step('the down arrow opens it and focuses its first item', async () => {
      button.focus()
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'دين' })).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}')
      await expect(screen.getByRole('menuitem', { name: 'علوم' })).toHaveFocus()
    })
    await settled()
  },
})

export const CountriesMenu = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await arrived()
    const button = canvas.getByRole('button', { name: 'الدول' })
    const country = (name: string) => screen.getByRole('menuitem', { name })
    await step('§2 Enter opens 22 countries in two columns', async () => {
      button.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(country('السعودية')).toHaveFocus())
      await expect(screen.getAllByRole('menuitem')).toHaveLength(22 + 1)
      await expect(country('كل الدول')).toHaveAttribute('href', '/countries')
      await settled()
      const [first, beside, below] = ['السعودية', 'الإمارات', 'مصر'].map((name) =>
        country(name).getBoundingClientRect(),
      )
      await expect(beside?.top).toBe(first?.top)
      await expect(beside?.right).toBeLessThanOrEqual(first?.left ?? 0)
      await expect(below?.right).toBe(first?.right)
    })
    await step('the arrows move down a column and across, from right to left', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(country('مصر')).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(country('قطر')).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      await expect(country('اليمن')).toHaveFocus()
    })
    await step('Escape closes it, and the button has the focus again', async () => {
      await userEvent.keyboard('{Escape}')
      await isGone('menu')
      await expect(button).toHaveFocus()
    })
    await step('a letter focuses a country, Enter opens its page', async () => {
      await userEvent.keyboard(' ')
      await waitFor(() => expect(country('السعودية')).toHaveFocus())
      await userEvent.keyboard('مص')
      await expect(country('مصر')).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await isAt('جمهورية مصر العربية')
    })
    await userEvent.click(button)
    await screen.findByRole('menu', { name: 'الدول' })
    await settled()
    // The menu is aligned with the edge of its button.
    const menu = screen.getByRole('menu').closest('.MuiPaper-root')?.getBoundingClientRect()
    await expect(menu?.right).toBeCloseTo(button.getBoundingClientRect().right, 0)
  },
})

export const AccountMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await arrived()
    await userEvent.click(canvas.getByRole('button', { name: 'حساب نورة، قائمة' }))
    const menu = within(await screen.findByRole('menu', { name: /نورة الصالح/ }))
    // Spec §2: profile, my dashboard, settings, logout.
    await expect(
      menu.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]),
    ).toEqual([
      ['الملف الشخصي', '/profile'],
      ['لوحتي', '/dashboard'],
      ['الإعدادات', '/settings'],
      ['تسجيل الخروج', null],
    ])
    await settled()
  },
})

const LONG = 'أبجدهوزحطيكلمنسعفصقرشت'

/** Spec §3: a long name and a picture, in the menu and on its button. */
export const LongNameInAccountMenu = meta.story({
  beforeEach: () =>
    void writeSettings({
      ...sampleSettings,
      name: `${LONG}${LONG} ${LONG}`,
      email: `${'noura.alsaleh'.repeat(5)}@bareed.example`,
      phone: '',
      avatar:
        'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    }),
  play: async ({ canvas, userEvent }) => {
    await arrived()
    const button = canvas.getByRole('button', { name: /^حساب أبجد/ })
    await expect(button.querySelector('img')).toBeVisible()
    await userEvent.click(button)
    const menu = await screen.findByRole('menu', { name: new RegExp(LONG) })
    await settled()
    const paper = menu.closest('.MuiPaper-root') as HTMLElement
    await expect(paper.querySelectorAll('img')).toHaveLength(1)
    await expect(paper.scrollWidth).toBe(paper.clientWidth)
    await expect(paper.clientWidth).toBeLessThan(400)
  },
})

export const Logout = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await arrived()
    await step('§4 after logging out the reader is signed out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'حساب نورة، قائمة' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'تسجيل الخروج' }))
      await isGone('menu')
      await expect(canvas.queryByRole('button', { name: /حساب/ })).toBeNull()
      await expect(canvas.getByRole('button', { name: 'تسجيل الدخول' })).toHaveFocus()
    })
    await step('§2 the sign-in button opens the auth dialog', async () => {
      await userEvent.keyboard('{Enter}')
      const dialog = await screen.findByRole('dialog', { name: 'تسجيل الدخول' }, patient)
      await expect(dialog).toHaveTextContent('ليس لديك حساب؟')
      await settled()
    })
    await step('the dialog can be closed', async () => {
      await userEvent.keyboard('{Escape}')
      await isGone('dialog')
      await expect(canvas.getByRole('button', { name: 'تسجيل الدخول' })).toHaveFocus()
    })
  },
})

export const SignedOut = meta.story({
  play: arrived,
  parameters: { session: 'signedOut' },
})

export const Phone = meta.story({
  play: arrived,
  globals: { viewport: { value: 'phone' } },
})
