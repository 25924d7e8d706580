import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { arrived, isGone, settled } from '#.storybook/storyHelpers'
import { sampleSettings } from '@/content/settings'
import { savedSettings } from '@/saved/readerSettings'

// The section pages are short, so the whole header is visible, with a current section.
/** الترويسة */
const meta = preview.meta({ title: 'Public/Header', parameters: { route: '/sports' } })

export const SignedIn = meta.story({
  play: async ({ canvas }) => {
    await arrived()
    const nav = within(canvas.getByRole('navigation', { name: 'الأقسام' }))
    const links = nav.getAllByRole('link')
    await expect(
      links.map((link) => link.textContent),
      '§2, in this order',
    ).toEqual(['الرئيسية', 'رياضة', 'تكنولوجيا', 'أعمال', 'ترفيه', 'فيديو', 'منشورات'])
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page')
    await expect(current.map((link) => link.textContent)).toEqual(['رياضة'])
    await expect(await canvas.findByText('الجمعة 20 نوفمبر 2026')).toBeVisible()
  },
})

export const MoreMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await arrived()
    const button = canvas.getByRole('button', { name: 'المزيد' })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'دين' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'علوم' })).toHaveFocus()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    const items = within(screen.getByRole('menu', { name: 'المزيد' })).getAllByRole('menuitem')
    await expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['دين', '/religion'],
      ['علوم', '/science'],
      ['صحة', '/health'],
      ['ثقافة', '/culture'],
    ])
    await settled()
  },
})

export const CountriesMenu = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await arrived()
    const button = canvas.getByRole('button', { name: 'الدول' })
    const country = (name: string) => screen.getByRole('menuitem', { name })
    await step('Enter opens it, Escape closes it, and the button has the focus again', async () => {
      button.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(country('السعودية')).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await isGone('menu')
      await expect(button).toHaveFocus()
    })
    await step('§2: 22 countries in two columns, aligned with the edge of the button', async () => {
      await userEvent.keyboard(' ')
      await waitFor(() => expect(country('السعودية')).toHaveFocus())
      await expect(screen.getAllByRole('menuitem')).toHaveLength(22 + 1)
      await settled()
      const [first, beside, below] = ['السعودية', 'الإمارات', 'مصر'].map((name) =>
        country(name).getBoundingClientRect(),
      )
      await expect(beside?.top).toBe(first?.top)
      await expect(beside?.right).toBeLessThanOrEqual(first?.left ?? 0)
      await expect(below?.right).toBe(first?.right)
      const menu = screen.getByRole('menu').closest('.MuiPaper-root')?.getBoundingClientRect()
      await expect(menu?.right).toBeCloseTo(button.getBoundingClientRect().right, 0)
    })
    await step('the arrows follow the columns, letters focus a country', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
      await expect(country('قطر')).toHaveFocus()
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      await expect(country('اليمن')).toHaveFocus()
      await userEvent.keyboard('مص')
      await expect(country('مصر')).toHaveFocus()
    })
  },
})

export const AccountMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await arrived()
    await userEvent.click(canvas.getByRole('button', { name: 'حساب نورة الصالح، قائمة' }))
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
    void savedSettings.save({
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

export const SignedOut = meta.story({
  play: arrived,
  parameters: { session: 'signedOut' },
})

const onPhone = { play: arrived, globals: { viewport: { value: 'phone' } } }

export const Phone = meta.story(onPhone)

export const SignedOutOnPhone = meta.story({
  ...onPhone,
  parameters: { session: 'signedOut' },
})
