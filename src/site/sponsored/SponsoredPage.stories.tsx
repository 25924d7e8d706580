import { screen } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived } from '#.storybook/storyHelpers'

/** محتوى مدفوع */
const meta = preview.meta({ title: 'Public/Sponsored', parameters: { route: '/sponsored' } })

export const Normal = meta.story({ tags: ['state:normal'], play: arrived })

export const Answers = meta.story({
  name: 'A sample has no advertiser',
  play: async ({ canvas, userEvent }) => {
    await arrived()
    await userEvent.click(canvas.getByRole('button', { name: 'إلى المتجر' }))
    await screen.findByRole('alert')
  },
})

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const LongText = meta.story(longText)

export const Board = meta.story(screenBoard)
