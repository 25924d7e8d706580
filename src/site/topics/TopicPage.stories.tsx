import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived } from '#.storybook/storyHelpers'

/** صفحة موضوع */
const meta = preview.meta({ title: 'Public/Topical page', parameters: { route: '/sports' } })

export const Sports = meta.story({ tags: ['state:normal'], play: arrived })

/** Nothing moves under the pointer, and no other card is stretched. */
export const ShowMore = meta.story({
  play: async ({ canvas, userEvent }) => {
    await arrived()
    await userEvent.click(canvas.getByRole('button', { name: 'عرض المزيد من التنس' }))
  },
})

export const BroughtToCard = meta.story({
  name: 'Brought to a card',
  parameters: { route: '/sports/swimming' },
  play: arrived,
})

export const UnknownCard = meta.story({
  tags: ['state:error'],
  parameters: { route: '/sports/chess' },
  play: arrived,
})

export const Technology = meta.story({ parameters: { route: '/technology' }, play: arrived })
export const Entertainment = meta.story({ parameters: { route: '/entertainment' }, play: arrived })
export const Business = meta.story({ parameters: { route: '/business' }, play: arrived })
export const Religion = meta.story({ parameters: { route: '/religion' }, play: arrived })
export const Science = meta.story({ parameters: { route: '/science' }, play: arrived })
export const Health = meta.story({ parameters: { route: '/health' }, play: arrived })
export const Culture = meta.story({ parameters: { route: '/culture' }, play: arrived })

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const LongText = meta.story(longText)

export const Board = meta.story(screenBoard)
