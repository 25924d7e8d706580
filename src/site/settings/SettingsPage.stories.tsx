import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone, tablet } from '#.storybook/screenStates'
import { fitsTheWidth } from '#.storybook/storyHelpers'
import { sampleSettings } from '@/content/settings'
import { savedSettings } from '@/saved/readerSettings'
import { panel } from './SettingsPage.storyHelpers'

/** الإعدادات */
const meta = preview.meta({
  title: 'Account/Settings',
  parameters: { route: '/settings' },
})

const shows = (name: string) => async () => {
  await panel(name)
  await fitsTheWidth()
}

export const Profile = meta.story({ tags: ['state:normal'], play: shows('الملف الشخصي') })

export const Notifications = meta.story({
  parameters: { route: '/settings?tab=notifications' },
  play: shows('الإشعارات'),
})

export const Privacy = meta.story({
  parameters: { route: '/settings?tab=privacy' },
  play: shows('الخصوصية'),
})

export const Preferences = meta.story({
  parameters: { route: '/settings?tab=preferences' },
  play: shows('التفضيلات'),
})

const LONG = 'أبجدهوزحطيكلمنسعفصقرشت'.repeat(12)

/** A returning reader with stored settings: long texts, another language than the default. */
export const LongText = meta.story({
  tags: ['state:long-text'],
  globals: phone.globals,
  beforeEach: () => {
    savedSettings.save({
      ...sampleSettings,
      name: LONG,
      email: `${'noura.alsaleh'.repeat(9)}@bareed.example`,
      phone: '+966 50 000 0000 '.repeat(9).trim(),
      language: 'en',
    })
  },
  play: shows('الملف الشخصي'),
})

export const SignedOut = meta.story({
  tags: ['state:signed-out'],
  parameters: { session: 'signedOut' },
  play: shows('الملف الشخصي'),
})

/** Icons above words, in one row above the panel (§2). */
export const Phone = meta.story({ ...phone, play: shows('الملف الشخصي') })

export const Tablet = meta.story({
  ...tablet,
  parameters: { route: '/settings?tab=privacy' },
  play: shows('الخصوصية'),
})

export const Board = meta.story(screenBoard)
