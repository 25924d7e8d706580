import type { StoryContext } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived, fitsTheCards, patient } from '#.storybook/storyHelpers'
import { sampleSettings } from '@/content/settings'
import { savedFollows } from '@/saved/follows'
import { savedInterests } from '@/saved/interests'
import { savedSettings } from '@/saved/readerSettings'
import { followSomething } from '@/site/profile/ProfilePage.storyHelpers'

/** لوحتي */
const meta = preview.meta({
  title: 'Account/Dashboard',
  parameters: { route: '/dashboard' },
})

/** Its code may not be loaded yet. */
const openPanel = async (userEvent: { click: (button: HTMLElement) => Promise<void> }) => {
  await arrived()
  await userEvent.click(screen.getByRole('button', { name: 'تخصيص' }))
  await screen.findAllByRole('checkbox', undefined, patient)
}
const following = async () => {
  await arrived()
  await screen.findByRole('region', { name: 'تتابعه' }, patient)
  await fitsTheCards()
}

/** The next event is marked, by the clock. */
export const Normal = meta.story({
  tags: ['state:normal'],
  play: async () => {
    await arrived()
    await screen.findByText('الحدث التالي:')
  },
})

export const PanelOpen = meta.story({ play: ({ userEvent }) => openPanel(userEvent) })

export const NoneSelected = meta.story({
  tags: ['state:empty'],
  beforeEach: () => void savedInterests.save([]),
  play: async () => {
    await arrived()
    await screen.findByRole('heading', { level: 3, name: 'لم تختر اهتمامًا بعد' })
  },
})

/** The reader follows something of each kind, and a channel that an editor has removed since. */
export const Following = meta.story({ beforeEach: followSomething, play: following })

export const FollowingOnPhone = meta.story({
  ...Following.input,
  tags: ['state:phone'],
  globals: phone.globals,
})

/** What is followed has no news. */
export const FollowingNoNews = meta.story({
  tags: ['state:empty'],
  beforeEach: () => void savedFollows.save([{ kind: 'account', id: 'mathaf_guide' }]),
  play: async () => {
    await arrived()
    await screen.findByRole('heading', { level: 3, name: 'لا جديد الآن' }, patient)
  },
})

export const SignedOut = meta.story({
  tags: ['state:signed-out'],
  parameters: { session: 'signedOut' },
  play: arrived,
})

/** Spec §2: the welcome has space for a long name. */
export const LongName = meta.story({
  tags: ['state:long-text'],
  globals: phone.globals,
  beforeEach: () =>
    void savedSettings.save({ ...sampleSettings, name: 'أبجدهوزحطيكلمنسعفصقرشت'.repeat(3) }),
  play: async () => {
    await arrived()
    await fitsTheCards()
  },
})

const withPanel = async ({ userEvent }: Pick<StoryContext, 'userEvent'>) => {
  await openPanel(userEvent)
  await fitsTheCards()
}

export const Phone = meta.story({ ...phone, play: withPanel })

export const Tablet = meta.story({ ...tablet, play: withPanel })

export const LongText = meta.story(longText)

export const Board = meta.story(screenBoard)
