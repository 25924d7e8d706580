import { expect } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { SkipLink } from './SkipLink'
import { guide } from './SkipLink.guide'

const meta = preview.meta({
  title: 'Parts/SkipLink',
  tags: ['autodocs'],
  parameters: partParameters(guide),
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

export const Board = meta.story(partBoard)
