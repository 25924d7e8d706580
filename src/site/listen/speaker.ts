import { scrollBehavior } from '@/lib/motion'
import type { Speed } from '@/lib/readingPreferences'
import { createStore } from '@/lib/store'
import { chooseReading, savedReading } from '@/saved/reading'
import { sayIfNotStored } from '@/ui/stores/notStored'
import { toast } from '@/ui/stores/toast'
import { findArabicVoice } from './arabicVoice'
import { type Passage, rangeOf } from './passages'

export type Listening = {
  /** the part of the page that started it: each shows its own player only */
  owner: string
  passages: readonly Passage[]
  /** of the passage that is read */
  index: number
  isPaused: boolean
}

/** The one text that the browser reads aloud; null for none. */
export const listening = createStore<Listening | null>(null)

/** The name of the highlight around the passage that is read (`ui/theme/display.css`). */
const MARK = 'listening'

/** Reads these passages, instead of what is read now. */
export function listen(owner: string, passages: readonly Passage[]): void {
  if (passages.length > 0) readFrom({ owner, passages, index: 0, isPaused: false })
}

/** Goes on at the next passage; at the end it stops. */
export function readNext(): void {
  const now = listening.get()
  if (!now) return
  const next = { ...now, index: now.index + 1, isPaused: false }
  if (next.index < now.passages.length) readFrom(next)
  else stopListening()
}

/** Pauses, or reads the current passage from its start: browsers do not continue within a text reliably. */
export function togglePause(): void {
  const now = listening.get()
  if (!now) return
  if (now.isPaused) readFrom({ ...now, isPaused: false })
  else pauseListening()
}

/** Pauses what is read; of `owner` only, if one is given. */
export function pauseListening(owner?: string): void {
  const now = listening.get()
  if (!now || (owner !== undefined && now.owner !== owner)) return
  silence()
  listening.set({ ...now, isPaused: true })
}

const pauseAll = () => pauseListening()

/** Stores the speed, and reads the current passage again with it. */
export function setSpeed(speed: Speed): void {
  sayIfNotStored(chooseReading({ speed }))
  const now = listening.get()
  if (now && !now.isPaused) readFrom(now)
}

/** Ends the reading; of `owner` only, if one is given. */
export function stopListening(owner?: string): void {
  const now = listening.get()
  if (!now || (owner !== undefined && now.owner !== owner)) return
  silence()
  CSS.highlights?.delete(MARK)
  listening.set(null)
}

/** The utterance that is spoken; events of others are ignored: a browser reports the end of a cancelled one late. */
let current: SpeechSynthesisUtterance | null = null
/** Starts or watches the current utterance; the browser has one queue, so one timer is enough. */
let timer: ReturnType<typeof setInterval> | undefined

/** Ends what is spoken. Returns whether anything was, also by another page. */
function silence(): boolean {
  const isBusy = current !== null || speechSynthesis.speaking || speechSynthesis.pending
  current = null
  clearInterval(timer)
  if (isBusy) speechSynthesis.cancel()
  return isBusy
}

function readFrom(next: Listening): void {
  const hasCancelled = silence()
  const passage = next.passages[next.index]
  if (!passage) return
  listening.set(next)
  highlightPassage(passage)
  const utterance = new SpeechSynthesisUtterance(passage.text)
  current = utterance
  const voice = findArabicVoice()
  if (voice) utterance.voice = voice
  utterance.lang = voice?.lang ?? 'ar'
  utterance.rate = savedReading.get().speed
  utterance.onend = () => {
    if (current !== utterance) return
    current = null
    readNext()
  }
  utterance.onerror = () => {
    if (current === utterance) fail()
  }
  // A page restored from the back/forward cache shows the reading as paused.
  addEventListener('pagehide', pauseAll)
  // Some voices drop what is queued in the task of `cancel`, without an event.
  if (hasCancelled) timer = setTimeout(speak, 0, utterance)
  else speak(utterance)
}

/** The interval in ms of checking whether a voice speaks: some report no end, others never begin. */
const EVERY = 250

/** The longest time in ms without any sign of a voice: some load slowly. A slow one needs less than `PER_LETTER`. */
const PATIENCE = 10_000
const PER_LETTER = 200

function speak(utterance: SpeechSynthesisUtterance): void {
  let left = 0
  const waitAgain = () => {
    left = PATIENCE + (PER_LETTER * utterance.text.length) / utterance.rate
  }
  waitAgain()
  utterance.onstart = waitAgain
  utterance.onboundary = waitAgain
  speechSynthesis.speak(utterance)
  let hasBegun = false
  timer = setInterval(() => {
    const { speaking, pending, paused } = speechSynthesis
    // All pages share the queue of the browser: another page or an extension may have paused it.
    if (paused) speechSynthesis.resume()
    hasBegun ||= speaking
    left -= EVERY
    if (hasBegun && speaking === false && pending === false) readNext()
    else if (left <= 0) fail()
  }, EVERY)
}

function fail(): void {
  stopListening()
  toast.error('توقفت القراءة: تعذّر على المتصفح أن ينطق النص. أعد المحاولة.')
}

/** Highlights the passage without changing the page, and scrolls to it. Older browsers only scroll. */
function highlightPassage(passage: Passage): void {
  const range = rangeOf(passage)
  if (range && CSS.highlights) CSS.highlights.set(MARK, new Highlight(range))
  passage.element.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
}
