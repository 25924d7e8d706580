import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived } from '#.storybook/storyHelpers'

/** الدول العربية */
const meta = preview.meta({ title: 'Public/Countries', parameters: { route: '/countries' } })

export const Normal = meta.story({ tags: ['state:normal'], play: arrived })

export const Found = meta.story({
  name: 'Filter: found',
  parameters: { route: `/countries?q=${encodeURIComponent('الامارات')}` },
  play: arrived,
})

export const NothingFound = meta.story({
  tags: ['state:empty'],
  name: 'Filter: nothing found',
  parameters: { route: '/countries?q=123' },
  play: arrived,
})

export const NothingFoundPhone = meta.story({
  ...NothingFound.input,
  name: 'Filter: nothing found, phone',
  globals: phone.globals,
})

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const LongText = meta.story(longText)

export const Board = meta.story(screenBoard)
