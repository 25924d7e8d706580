import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived } from '#.storybook/storyHelpers'

/** صفحة غير موجودة */
const meta = preview.meta({ title: 'Public/NotFound', parameters: { route: '/no/such/page' } })

export const Normal = meta.story({ tags: ['state:normal'], play: arrived })

export const UnknownSection = meta.story({
  tags: ['state:error'],
  parameters: { route: '/weather' },
  play: arrived,
})

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const LongText = meta.story(longText)

export const Board = meta.story(screenBoard)
