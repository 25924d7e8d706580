import { expect, screen, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { arrived, eventually, fitsTheWidth, openedDialog, patient } from '#.storybook/storyHelpers'
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
  play: async () => {
    await arrived()
    await expect(document.querySelectorAll('main img')).toHaveLength(0)
  },
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
    const isNew = await screen.findAllByText('جديد،', undefined, patient)
    await expect(isNew.length).toBeGreaterThan(2)
    await expect(isNew[0]?.closest('article')).toHaveTextContent(/قبل 12 دقيقة/)
  },
})

/** The bookmark of a headline is there before anything is touched, centred on the meta line. */
export const SavesHeadline = meta.story({
  play: async ({ userEvent }) => {
    await arrived()
    const [item] = screen.getAllByRole('article')
    if (!item) throw new Error('There is no headline')
    const bookmark = within(item).getByRole('button', { name: /^حفظ «/ })
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return (top + bottom) / 2
    }
    await expect(middle(bookmark)).toBeCloseTo(middle(bookmark.parentElement ?? item), 0)
    await userEvent.click(bookmark)
    await screen.findByRole('alert', undefined, patient)
    await eventually(() => expect(bookmark).toHaveAttribute('aria-pressed', 'true'))
  },
})

export const Shortcuts = meta.story({
  play: async ({ userEvent }) => {
    await arrived()
    await userEvent.click(screen.getByRole('button', { name: 'اختصارات لوحة المفاتيح' }))
    const dialog = await openedDialog('اختصارات لوحة المفاتيح')
    await eventually(() => expect(within(dialog).getByText(/^تعمل حين لا تكتب/)).toBeVisible())
  },
})

export const ShortcutsSwitchedOff = meta.story({
  ...onPhone,
  beforeEach: chooseReading({ hasShortcuts: false }),
  play: async () => {
    await arrived()
    document.querySelector<HTMLElement>('button[aria-keyshortcuts="?"]')?.click()
    const dialog = await openedDialog('اختصارات لوحة المفاتيح')
    await eventually(() => expect(within(dialog).getByText(/^الاختصارات متوقفة/)).toBeVisible())
  },
})
