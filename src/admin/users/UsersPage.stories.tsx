import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone, tablet } from '#.storybook/screenStates'
import { arrived, fitsTheWidth } from '#.storybook/storyHelpers'
import { sampleAvatars, sampleUsers } from '@/content/admin/users'
import { savedUsers } from '@/saved/users'

const route = '/admin/users'
/** المستخدمون */
const meta = preview.meta({ title: 'Admin/Users', parameters: { route } })

export const Normal = meta.story({ tags: ['state:normal'], play: arrived })

/** Spec §3: each row has an avatar, or the initial if the user has none. */
export const Avatars = meta.story({
  beforeEach: () => {
    savedUsers.save(
      sampleUsers.map((user, index) => ({ ...user, avatar: sampleAvatars[index] ?? null })),
    )
  },
  play: arrived,
})

export const NoResults = meta.story({
  tags: ['state:empty'],
  parameters: { route: `${route}?q=زرافة&status=banned` },
  play: arrived,
})

export const AllDeleted = meta.story({
  tags: ['state:empty'],
  beforeEach: () => void savedUsers.save([]),
  play: arrived,
})

const LONG_NAME = 'عبد الرحمن بن عبد العزيز آل المنتصر بالله الشامي القحطاني الكبير'

export const LongText = meta.story({
  tags: ['state:long-text'],
  globals: phone.globals,
  beforeEach: () => {
    savedUsers.save(
      sampleUsers.map((user) => ({
        ...user,
        name: LONG_NAME,
        email: `${'very.long.address.'.repeat(6)}@sanduq.example`,
        articles: 1234567,
      })),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText(LONG_NAME)
    await fitsTheWidth()
  },
})

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const Board = meta.story(screenBoard)
