import { expect, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { phone, tablet } from '#.storybook/screenStates'
import { arrived, pageHeading } from '#.storybook/storyHelpers'

const meta = preview.meta({
  title: 'Public/Category',
  parameters: { route: `/category/${encodeURIComponent('طقس')}` },
})

export const Generic = meta.story({
  tags: ['state:normal'],
  play: async ({ canvas, step }) => {
    await step('§2 title and breadcrumb', async () => {
      await expect(await pageHeading()).toHaveTextContent(/^أخبار الطقس$/)
      const crumbs = within(canvas.getByRole('navigation', { name: 'مسار التنقل' }))
      await expect(crumbs.getByText('طقس')).toHaveAttribute('aria-current', 'page')
    })
    await step('§2 six placeholder cards', async () => {
      await expect(canvas.getAllByRole('region')).toHaveLength(6)
    })
  },
})

export const Alias = meta.story({
  parameters: { route: `/category/${encodeURIComponent('رياضة')}` },
  play: async ({ canvas }) => {
    // D-5: shows the same screen as the section.
    await expect(await pageHeading()).toHaveTextContent(/^أخبار الرياضة$/)
    await expect(canvas.getAllByRole('region')).toHaveLength(8)
  },
})

export const LongName = meta.story({
  tags: ['state:long-text'],
  parameters: { route: `/category/${encodeURIComponent('اسم-'.repeat(40))}` },
  play: async ({ canvasElement }) => {
    await arrived()
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
  globals: { viewport: { value: 'phone' } },
})

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)
