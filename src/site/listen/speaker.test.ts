import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastStore } from '@/ui/stores/toast'
import { findArabicVoice, hasArabicVoice, isArabic } from './arabicVoice'
import { sentencesOf } from './passages'
import { listen, listening, readNext, stopListening, togglePause } from './speaker'

/** A voice that says each text until `finish`, and drops what it gets in the task of `cancel`. */
function installVoice({ beginsAfter = 0, isPaused = false } = {}) {
  const spoken: string[] = []
  let now: { text: string; onend?: () => void } | null = null
  let isDropping = false
  const synthesis = {
    ...{ pending: false, speaking: false, paused: isPaused },
    getVoices: () => [],
    resume() {
      synthesis.paused = false
    },
    speak(utterance: { text: string }) {
      if (isDropping) return
      const begin = () => {
        if (synthesis.paused) return void setTimeout(begin, 100)
        now = utterance
        synthesis.speaking = true
        spoken.push(utterance.text)
      }
      if (beginsAfter === 0) begin()
      else setTimeout(begin, beginsAfter)
    },
    cancel() {
      finish({ isReported: false })
      isDropping = true
      setTimeout(() => {
        isDropping = false
      }, 0)
    },
  }
  function finish({ isReported = true } = {}) {
    const last = now
    now = null
    synthesis.speaking = false
    if (isReported) last?.onend?.()
  }
  vi.stubGlobal('speechSynthesis', synthesis)
  return { spoken, finish }
}

const passages = ['الأولى', 'الثانية', 'الثالثة'].map((text) => ({
  element: { scrollIntoView() {} } as unknown as Element,
  start: 0,
  end: text.length,
  text,
}))

beforeEach(() => {
  // Also those of another file in the same process.
  for (const { id } of toastStore.get()) toastStore.remove(id)
  vi.useFakeTimers()
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  )
  const page = new EventTarget()
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page))
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('CSS', {})
  vi.stubGlobal('NodeFilter', { SHOW_TEXT: 4 })
  vi.stubGlobal('document', {
    createRange: () => ({}),
    createTreeWalker: () => ({ nextNode: () => null }),
  })
})
afterEach(() => {
  stopListening()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a voice that drops what is queued in the task of `cancel` reads each passage', () => {
  const { spoken, finish } = installVoice()
  listen('page', passages)
  expect(spoken, 'at once').toEqual(['الأولى'])
  readNext()
  vi.advanceTimersByTime(1)
  expect(spoken).toEqual(['الأولى', 'الثانية'])
  vi.advanceTimersByTime(10_000)
  // Some voices do not report the end.
  finish({ isReported: false })
  vi.advanceTimersByTime(500)
  expect(spoken).toEqual(['الأولى', 'الثانية', 'الثالثة'])
  expect(toastStore.get()).toEqual([])
  finish()
  expect(listening.get()).toBeNull()
})

test.each([
  ['begins late', { beginsAfter: 8000 }, ['الأولى']],
  ['begins in a queue that another page has paused', { isPaused: true }, ['الأولى']],
  ['does not begin', { beginsAfter: 60_000 }, []],
])('a voice that %s, and one that has no end is said', (_, voice, begun) => {
  const { spoken } = installVoice(voice)
  listen('page', passages)
  vi.advanceTimersByTime(9000)
  expect(spoken).toEqual(begun)
  expect(toastStore.get()).toEqual([])
  vi.advanceTimersByTime(20_000)
  expect(listening.get()).toBeNull()
  expect(toastStore.get()[0]?.text).toMatch(/^توقفت القراءة/)
})

test('a page that comes back says that it has paused, and reads again', () => {
  const { spoken } = installVoice()
  listen('page', passages)
  dispatchEvent(new Event('pagehide'))
  expect(listening.get()).toMatchObject({ index: 0, isPaused: true })
  vi.advanceTimersByTime(60_000)
  expect(toastStore.get()).toEqual([])
  togglePause()
  vi.advanceTimersByTime(1)
  expect(spoken).toEqual(['الأولى', 'الأولى'])
})

test('an older Safari does not report its voices', () => {
  const voices: unknown[] = []
  vi.stubGlobal('speechSynthesis', { getVoices: () => voices })
  const found: unknown[] = []
  const stop = hasArabicVoice.subscribe(() => found.push(findArabicVoice()))
  expect(hasArabicVoice.get()).toBe(false)
  voices.push({ lang: 'ar-SA', voiceURI: 'ar' })
  vi.advanceTimersByTime(1000)
  expect(found).toEqual(voices)
  expect(stop).not.toThrow()
})

test('Arabic voices by each code of the language', () => {
  for (const lang of ['ar', 'AR-sa', 'ar_EG', 'ara-SAU', 'arz-EG', 'ary-MA', 'ara_001', 'Arabic'])
    expect(isArabic(lang), lang).toBe(true)
  for (const lang of ['', 'arc', 'arn-CL', 'en-AR', 'fa-IR', 'aragonese'])
    expect(isArabic(lang), lang).toBe(false)
})

test('a text is read sentence by sentence; each has its place in the text', () => {
  const sentences = ['بدأت الأعمال فجرًا.', 'هل تنتهي قبل الشتاء؟', 'قال: «3.5 مترًا، نعم».']
  const text = ` ${sentences.join(' ')} `
  const found = sentencesOf(text)
  expect(found.map((one) => one.text)).toEqual(sentences)
  expect(found.map(({ start }) => start)).toEqual(sentences.map((one) => text.indexOf(one)))
  expect(sentencesOf(' \u00a0 ')).toEqual([])
})
