import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived } from '#.storybook/storyHelpers'

/** منشورات */
const meta = preview.meta({ title: 'Public/Posts', parameters: { route: '/twitter' } })

export const Normal = meta.story({ tags: ['state:normal'], play: arrived })

export const Follows = meta.story({
  name: 'Following an account',
  play: async ({ canvas, userEvent }) => {
    await arrived()
    await userEvent.click(canvas.getByRole('button', { name: 'متابعة دليل المتاحف' }))
  },
})

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const LongText = meta.story(longText)

export const Board = meta.story(screenBoard)
