import { userEvent, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived, fitsTheWidth } from '#.storybook/storyHelpers'
import { open, rowAt } from '@/admin/editableList/EditableRows.storyHelpers'
import { savedProfiles } from '@/saved/posts'

/** الفيديو والمنشورات */
const meta = preview.meta({ title: 'Admin/Curation', parameters: { route: '/admin/youtube' } })

const VIDEOS = 'المقاطع الرائجة'
const channels = { route: '/admin/youtube?tab=channels' }
const posts = { route: '/admin/twitter' }
const profiles = { route: '/admin/twitter?tab=profiles' }

export const Videos = meta.story({ tags: ['state:normal'], play: arrived })

export const Channels = meta.story({ parameters: channels, play: arrived })

export const Posts = meta.story({ tags: ['state:normal'], parameters: posts, play: arrived })

export const Profiles = meta.story({ parameters: profiles, play: arrived })

/** A video is being edited, and its link is no web address. */
export const EditingVideo = meta.story({
  tags: ['state:error'],
  play: async () => {
    await open(VIDEOS, 2)
    const link = within(await rowAt(VIDEOS, 2)).getByLabelText('رابط المقطع')
    await userEvent.clear(link)
    await userEvent.paste('javascript:alert(1)')
  },
})

export const EditingChannel = meta.story({
  parameters: channels,
  play: () => open('القنوات المقترحة', 1),
})

export const EditingPost = meta.story({
  parameters: posts,
  play: () => open('المنشورات الرائجة', 1),
})

export const EditingProfile = meta.story({
  parameters: profiles,
  play: () => open('الحسابات المقترحة', 2),
})

export const SwitchedOff = meta.story({
  play: async () => {
    await userEvent.click(within(await rowAt(VIDEOS, 4)).getByRole('switch'))
  },
})

export const Empty = meta.story({
  tags: ['state:empty'],
  parameters: profiles,
  beforeEach: () => void savedProfiles.save([]),
  play: arrived,
})

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const LongText = meta.story({
  tags: ['state:long-text'],
  globals: phone.globals,
  play: async () => {
    await open(VIDEOS, 1)
    const row = within(await rowAt(VIDEOS, 1))
    await userEvent.click(row.getByLabelText('العنوان بالعربية'))
    await userEvent.paste(` ${'عنوان طويل جدًا لا ينتهي '.repeat(12)}${'ا'.repeat(120)}`)
    await userEvent.click(row.getByLabelText('القناة بالعربية'))
    await userEvent.paste('ق'.repeat(90))
    await fitsTheWidth()
  },
})

export const PostsPhone = meta.story({ ...phone, parameters: posts })

export const PostsTablet = meta.story({ ...tablet, parameters: posts })

export const PostsLongText = meta.story({ ...longText, parameters: posts })

export const Board = meta.story(screenBoard)
