import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived } from '#.storybook/storyHelpers'

/** صفحة دولة */
const meta = preview.meta({ title: 'Public/Country', parameters: { route: '/countries/egypt' } })

export const Egypt = meta.story({ tags: ['state:normal'], play: arrived })

/** Spec §3 names the category `countries/{country}/politics`; the matching card of the page is «news». */
export const BroughtToCard = meta.story({
  name: 'Brought to a card',
  parameters: { route: '/countries/egypt/politics' },
  play: arrived,
})

/** Spec §2: an unknown country shows its slug. */
export const UnknownSlug = meta.story({
  tags: ['state:error'],
  parameters: { route: '/countries/atlantis' },
  play: arrived,
})

const news = { parameters: { route: `/country/${encodeURIComponent('مصر')}` } }

export const NewsOfCountry = meta.story({ ...news, tags: ['state:normal'], play: arrived })

export const NewsOfNoCountry = meta.story({
  tags: ['state:normal'],
  parameters: { route: '/country' },
  play: arrived,
})

export const LongName = meta.story({
  tags: ['state:long-text'],
  parameters: { route: '/countries/algeria' },
  play: arrived,
  globals: { viewport: { value: 'phone' } },
})

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const NewsPhone = meta.story({ ...phone, ...news })

export const NewsTablet = meta.story({ ...tablet, ...news })

export const NewsLongText = meta.story({ ...longText, ...news })

export const Board = meta.story(screenBoard)
