import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived } from '#.storybook/storyHelpers'

/** شروط الاستخدام */
const meta = preview.meta({ title: 'Public/Terms', parameters: { route: '/terms-of-service' } })

export const Normal = meta.story({ tags: ['state:normal'], play: arrived })

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const LongText = meta.story(longText)

export const Board = meta.story(screenBoard)
