import { expect, screen, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { arrived, settled } from '#.storybook/storyHelpers'

/** قائمة الهاتف */
const meta = preview.meta({
  title: 'Public/Phone menu',
  parameters: { route: '/sports' },
  globals: { viewport: { value: 'phone' } },
})

type Play = NonNullable<typeof Open.input.play>
const open: Play = async ({ canvas, userEvent }) => {
  await arrived()
  await userEvent.click(canvas.getByRole('button', { name: 'القائمة' }))
  await screen.findByRole('dialog', { name: 'القائمة' })
  await settled()
}

export const Open = meta.story({
  play: async (context) => {
    await open(context)
    const menu = within(screen.getByRole('dialog'))
    await expect(menu.getByRole('link', { name: 'رياضة' })).toHaveAttribute('aria-current', 'page')
    await expect(menu.getByRole('link', { name: 'اتصل بنا' })).toHaveAttribute('href', '/contact')
    // The drawer is at the inline start: on the right.
    const { right } = screen.getByRole('dialog').getBoundingClientRect()
    await expect(right).toBe(document.documentElement.clientWidth)
  },
})

export const Countries = meta.story({
  play: async (context) => {
    await open(context)
    const { userEvent } = context
    const all = screen.getByRole('button', { name: 'كل الدول' })
    const countries = () =>
      screen.getAllByRole('link').filter((link) => link.matches('[href^="/countries/"]'))
    await expect(countries()).toHaveLength(6)
    await userEvent.click(all)
    await expect(countries()).toHaveLength(22)
    await expect(all).toHaveAttribute('aria-expanded', 'true')
  },
})

export const SignedOut = meta.story({
  parameters: { session: 'signedOut' },
  play: open,
})
