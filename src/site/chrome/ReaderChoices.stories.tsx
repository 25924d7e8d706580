import { screen, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { arrived, fitsTheWidth, openedDialog, patient } from '#.storybook/storyHelpers'
import { sampleSettings } from '@/content/settings'
import { DEFAULT_READING, type Reading } from '@/lib/readingPreferences'
import { savedSettings } from '@/saved/readerSettings'
import { savedReading } from '@/saved/reading'
import { savedVisit } from '@/saved/visit'

/** خيارات القراءة */
const meta = preview.meta({ title: 'Public/Reader choices', parameters: { route: '/' } })

const chooseNews = (choice: Partial<typeof sampleSettings.newsPreferences>) => () =>
  void savedSettings.save({
    ...sampleSettings,
    newsPreferences: { ...sampleSettings.newsPreferences, ...choice },
  })
const chooseReading = (choice: Partial<Reading>) => () =>
  void savedReading.save({ ...DEFAULT_READING, ...choice })
const onPhone = { globals: { viewport: { value: 'phone' } } }

const fits = async () => {
  await arrived()
  await fitsTheWidth()
}

export const NoImages = meta.story({
  beforeEach: chooseNews({ showImages: false }),
  play: arrived,
})
export const NoImagesOfVideos = meta.story({
  parameters: { route: '/youtube' },
  beforeEach: chooseNews({ showImages: false }),
  play: fits,
})
export const NoImagesOfCountries = meta.story({
  parameters: { route: '/countries' },
  beforeEach: chooseNews({ showImages: false }),
  play: fits,
})
export const NoImagesOfSponsored = meta.story({
  parameters: { route: '/sponsored' },
  beforeEach: chooseNews({ showImages: false }),
  play: fits,
})
export const Compact = meta.story({ beforeEach: chooseNews({ compactView: true }), play: fits })
export const CompactOnPhone = meta.story({
  ...onPhone,
  beforeEach: chooseNews({ compactView: true }),
  play: fits,
})
export const CompactSection = meta.story({
  parameters: { route: '/sports' },
  beforeEach: chooseNews({ compactView: true }),
  play: fits,
})
export const LargestText = meta.story({
  ...onPhone,
  beforeEach: chooseReading({ textSize: 150 }),
  play: fits,
})
export const MoreContrast = meta.story({
  beforeEach: chooseReading({ contrast: 'more' }),
  play: fits,
})

/** An hour after the previous visit: a line is beside what was published since. */
export const NewSinceLastVisit = meta.story({
  beforeEach: () => void savedVisit.save({ last: '2026-11-20T05:45:00Z', before: '' }),
  play: async () => {
    await arrived()
    await screen.findAllByText('جديد،', undefined, patient)
  },
})

export const SavesHeadline = meta.story({
  play: async ({ userEvent }) => {
    await arrived()
    const [bookmark] = screen.getAllByRole('button', { name: /^حفظ «/ })
    if (bookmark) await userEvent.click(bookmark)
    await screen.findByRole('alert', undefined, patient)
  },
})

const openShortcuts = async () => {
  await arrived()
  document.querySelector<HTMLElement>('button[aria-keyshortcuts="?"]')?.click()
  return within(await openedDialog('اختصارات لوحة المفاتيح'))
}

export const Shortcuts = meta.story({
  play: async () => {
    await (await openShortcuts()).findByText(/^تعمل حين لا تكتب/)
  },
})

export const ShortcutsSwitchedOff = meta.story({
  ...onPhone,
  beforeEach: chooseReading({ hasShortcuts: false }),
  play: async () => {
    await (await openShortcuts()).findByText(/^الاختصارات متوقفة/)
  },
})
