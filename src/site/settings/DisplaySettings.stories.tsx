import { screen } from 'storybook/test'
import preview from '#.storybook/preview'
import { DEFAULT_READING } from '@/lib/readingPreferences'
import { savedReading } from '@/saved/reading'
import { panel } from './SettingsPage.storyHelpers'

/** إعدادات العرض */
const meta = preview.meta({
  title: 'Account/Settings display',
  parameters: { route: '/settings?tab=display' },
})

const shown = async () => {
  await panel('العرض')
}

export const Display = meta.story({ play: shown })

/** The largest text, more contrast and no shortcuts: they apply at once. */
export const Reading = meta.story({
  beforeEach: () =>
    void savedReading.save({
      ...DEFAULT_READING,
      textSize: 150,
      contrast: 'more',
      hasShortcuts: false,
    }),
  play: async () => {
    await panel('العرض')
    await screen.findByRole('radio', { name: 'الأكبر', checked: true })
  },
})

export const Dark = meta.story({ globals: { theme: 'dark' }, play: shown })
