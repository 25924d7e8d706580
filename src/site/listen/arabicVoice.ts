import type { ReadableStore } from '@/lib/deriveStore'

/** Whether the browser has an Arabic voice. Browsers load their voices late and most report it. */
export const hasArabicVoice: ReadableStore<boolean> = {
  get: () => findArabicVoice() !== undefined,
  subscribe(listener) {
    globalThis.speechSynthesis?.addEventListener?.('voiceschanged', listener)
    // Some, as Safari, do not report it.
    const timer = setTimeout(listener, LOADED_WITHIN)
    return () => {
      clearTimeout(timer)
      globalThis.speechSynthesis?.removeEventListener?.('voiceschanged', listener)
    }
  },
}

/** In ms. */
const LOADED_WITHIN = 1000

/** The browser's Arabic voice, one of this device if there is one, so that it also reads without a network. */
export function findArabicVoice(): SpeechSynthesisVoice | undefined {
  const voices = globalThis.speechSynthesis?.getVoices() ?? []
  const arabic = voices.filter(({ lang }) => isArabic(lang))
  return arabic.find(({ localService }) => localService) ?? arabic[0]
}

/** `ar-SA`, `ar_EG`; some voices have the codes of ISO 639-2, `ara-SAU`, of a spoken Arabic, `arz-EG`, or its name. */
export const isArabic = (lang: string): boolean =>
  /^(ar(abic|[abqsyz])?|a(bv|c[mqwxy]|df|e[bc]|fb|jp|p[cd]|vl|y[hlnp])|shu)(?![a-z])/i.test(lang)
