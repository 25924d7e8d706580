import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived } from '#.storybook/storyHelpers'

/** فيديو */
const meta = preview.meta({ title: 'Public/Videos', parameters: { route: '/youtube' } })

export const Normal = meta.story({ tags: ['state:normal'], play: arrived })

export const Subscribes = meta.story({
  name: 'Subscribed to a channel',
  play: async ({ canvas, userEvent }) => {
    await arrived()
    await userEvent.click(canvas.getByRole('button', { name: 'اشترك في قناة المرسى' }))
  },
})

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const LongText = meta.story(longText)

export const Board = meta.story(screenBoard)
