import { screen } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { arrived, fitsTheCards, patient } from '#.storybook/storyHelpers'
import { sampleProfile } from '@/content/profile'
import { savedArticles } from '@/content/savedArticles'
import { sampleSettings } from '@/content/settings'
import { savedInterests } from '@/saved/interests'
import { savedProfile } from '@/saved/profile'
import { savedSettings } from '@/saved/readerSettings'
import { savedArticleList } from '@/saved/savedArticles'
import { followSomething, region } from './ProfilePage.storyHelpers'

/** الملف الشخصي */
const meta = preview.meta({
  title: 'Account/Profile',
  parameters: { route: '/profile' },
})

const fitsOnceArrived = async () => {
  await arrived()
  await fitsTheCards()
}

export const Normal = meta.story({ tags: ['state:normal'], play: arrived })

/** The last saved article was removed. */
export const NoSavedArticles = meta.story({
  tags: ['state:empty'],
  beforeEach: () => void savedArticleList.save([]),
  play: async () => {
    await arrived()
    await region('مقالات محفوظة').findByRole('heading', { level: 3, name: 'لا مقالات محفوظة' })
  },
})

/** The reader follows something of each kind, and a channel that an editor has removed since. */
export const Following = meta.story({
  beforeEach: followSomething,
  play: async ({ userEvent }) => {
    await arrived()
    await screen.findByRole('region', { name: 'ما تتابعه' }, patient)
    const list = region('ما تتابعه')
    await userEvent.click(list.getByRole('button', { name: 'عرض كل ما تتابعه' }))
    await list.findByText('لم يعد متاحًا')
  },
})

export const SignedOut = meta.story({
  tags: ['state:signed-out'],
  parameters: { session: 'signedOut' },
  play: arrived,
})

export const NoInterests = meta.story({
  tags: ['state:empty'],
  beforeEach: () => {
    savedInterests.save([])
    savedSettings.save({ ...sampleSettings, phone: '' })
    savedProfile.save({ ...sampleProfile, bio: '', location: '' })
  },
  play: async () => {
    await arrived()
    await screen.findByText(/^لم تختر اهتمامًا بعد/)
  },
})

const LONG = 'أبجدهوزحطيكلمنسعفصقرشت'

function writeMuch() {
  savedSettings.save({
    ...sampleSettings,
    name: `${LONG} `.repeat(4).trim(),
    email: `${'noura.alsaleh'.repeat(8)}@bareed.example`,
    phone: '+966 50 000 0000 '.repeat(6).trim(),
    avatar: '',
  })
  savedProfile.save({
    ...sampleProfile,
    location: LONG.repeat(5),
    bio: `${LONG.repeat(6)}\n${`${sampleProfile.bio} `.repeat(8)}`,
    readingTime: 98765,
    articlesRead: 1234567,
  })
  savedArticleList.save(
    savedArticles.map((article, index) =>
      index === 0 ? { ...article, title: LONG.repeat(5), source: LONG.repeat(3) } : article,
    ),
  )
}

export const LongText = meta.story({
  tags: ['state:long-text'],
  beforeEach: writeMuch,
  globals: { viewport: { value: 'phone' } },
  play: fitsOnceArrived,
})

export const Phone = meta.story({
  tags: ['state:phone'],
  globals: { viewport: { value: 'phone' } },
  play: fitsOnceArrived,
})

export const Tablet = meta.story({
  tags: ['state:tablet'],
  globals: { viewport: { value: 'tablet' } },
  play: fitsOnceArrived,
})

export const Board = meta.story(screenBoard)
