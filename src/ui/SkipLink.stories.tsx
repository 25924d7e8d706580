import { expect } from 'storybook/test'
import { componentParameters } from '#.storybook/componentParameters'
import preview from '#.storybook/preview'
import { SkipLink } from './SkipLink'

const meta = preview.meta({
  title: 'Parts/SkipLink',
  tags: ['autodocs'],
  parameters: componentParameters,
  component: SkipLink,
})

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'تخطَّ إلى المحتوى' })
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
})
