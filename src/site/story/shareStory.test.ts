import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Story } from '@/content/story'
import { elapsedMinutes } from '@/ui/news/Age'
import { toastStore } from '@/ui/stores/toast'
import { savable } from './savable'
import { printPage, shareStory } from './shareStory'

// Also those of other test files, which share the modules.
beforeEach(() => {
  for (const { id } of toastStore.get()) toastStore.remove(id)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const refuse = (name: string) => async () => {
  throw new DOMException('', name)
}
const texts = () => toastStore.get().map(({ text }) => text)

const [works, copied] = [async () => {}, 'نُسخ رابط القصة.']
test.each([
  ['shared', works, works, []],
  ['closed by the reader', refuse('AbortError'), works, []],
  ['refused', refuse('NotAllowedError'), works, [copied]],
  ['no sheet', undefined, works, [copied]],
  [
    'all refused',
    undefined,
    refuse('NotAllowedError'),
    ['تعذّر نسخ الرابط. انسخه من شريط العنوان.'],
  ],
])('share: %s', async (_, share, writeText, said) => {
  vi.stubGlobal('navigator', { ...(share && { share }), clipboard: { writeText } })
  await shareStory('عنوان', 'https://madar.test/?story=1')
  expect(texts()).toEqual(said)
})

test.each([
  ['prints', () => dispatchEvent(new Event('beforeprint')), 0],
  ['does nothing, as in the browsers inside of other apps', () => {}, 1],
  ['is not there', undefined, 1],
])('print %s', (_, print, said) => {
  vi.useFakeTimers()
  const target = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, target[name].bind(target))
  vi.stubGlobal('print', print)
  printPage()
  vi.advanceTimersByTime(2000)
  expect(texts()).toHaveLength(said)
})

test('a story that is saved after midnight has the day that its age says', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 28, 0, 30) })
  elapsedMinutes.set(60)
  const story = { id: 'a', title: 'خبر', source: 'مدار', ageMinutes: 0, place: 'رياضة' } as Story
  expect(savable(story).date).toBe('2026-11-27')
  elapsedMinutes.set(0)
})
