import type { StoryContext } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import preview from '#.storybook/preview'
import { arrived, settled } from '#.storybook/storyHelpers'

/** قائمة الهاتف */
const meta = preview.meta({
  title: 'Public/Phone menu',
  parameters: { route: '/sports' },
  globals: { viewport: { value: 'phone' } },
})

const open = async ({ userEvent }: Pick<StoryContext, 'userEvent'>) => {
  await arrived()
  await userEvent.click(screen.getByRole('button', { name: 'القائمة' }))
  await screen.findByRole('dialog', { name: 'القائمة' })
  await settled()
}

export const Open = meta.story({ play: open })

export const Countries = meta.story({
  play: async (context) => {
    await open(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'كل الدول' }))
  },
})

export const SignedOut = meta.story({
  parameters: { session: 'signedOut' },
  play: open,
})
