import { screen, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived } from '#.storybook/storyHelpers'

/** الرئيسية */
const meta = preview.meta({ title: 'Public/Home', parameters: { route: '/' } })

export const Normal = meta.story({ tags: ['state:normal'], play: arrived })

export const Subscribes = meta.story({
  name: 'Subscribe button',
  play: async ({ canvas, userEvent }) => {
    await arrived()
    const banner = within(canvas.getByRole('complementary', { name: 'اشتراك' }))
    await userEvent.click(banner.getByRole('button'))
    await screen.findByRole('alert')
  },
})

export const Tablet = meta.story(tablet)

export const Phone = meta.story(phone)

export const LongText = meta.story(longText)

export const Board = meta.story(screenBoard)
