import { counted, plural } from '@/lib/arabic'

const WORDS_PER_SECOND = 3

/** How long it takes to read these texts, in seconds, rounded up to five. */
export function readingSeconds(texts: readonly string[]): number {
  const words = texts.join(' ').split(/\s+/).filter(Boolean).length
  return Math.max(5, Math.ceil(words / WORDS_PER_SECOND / 5) * 5)
}

/** «تُقرأ في 20 ثانية», «تُقرأ في دقيقتين»: from a minute on, whole minutes, rounded up. */
export function readingText(seconds: number): string {
  if (seconds < 60)
    return `تُقرأ في ${plural(seconds, counted('ثانية', 'ثانيتين', 'ثوانٍ', 'ثانية', 'ثانية'))}`
  const minutes = Math.ceil(seconds / 60)
  return `تُقرأ في ${plural(minutes, counted('دقيقة', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة'))}`
}
