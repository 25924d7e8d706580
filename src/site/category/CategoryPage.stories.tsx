import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone, tablet } from '#.storybook/screenStates'
import { arrived } from '#.storybook/storyHelpers'

/** قسم باسمه */
const meta = preview.meta({
  title: 'Public/Category',
  parameters: { route: `/category/${encodeURIComponent('طقس')}` },
})

export const Generic = meta.story({ tags: ['state:normal'], play: arrived })

/** D-5: the same screen as the section. */
export const LongName = meta.story({
  tags: ['state:long-text'],
  parameters: { route: `/category/${encodeURIComponent('اسم-'.repeat(40))}` },
  play: phone.play,
  globals: phone.globals,
})

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const Board = meta.story(screenBoard)
