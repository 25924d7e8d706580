export type Spoken = { text: string; lang: string; rate: number }

declare global {
  interface Window {
    fakeVoice?: { spoken: Spoken[]; isSpeaking: () => boolean; finish: () => void }
  }
}

/**
 * Gives the page a `speechSynthesis` with an Arabic voice, because the browser of tests and stories may have none. It
 * says nothing: a text lasts until `finish`. Playwright runs it in the page, so it uses nothing outside itself.
 */
export function installFakeVoice(): void {
  const spoken: Spoken[] = []
  let now: SpeechSynthesisUtterance | null = null
  class Utterance {
    lang = ''
    rate = 1
    constructor(readonly text: string) {}
  }
  const voice = { lang: 'ar-SA', name: 'عربي', voiceURI: 'ar', localService: true }
  const speechSynthesis = {
    getVoices: () => [{ ...voice, lang: 'en-US', voiceURI: 'en' }, voice],
    addEventListener() {},
    removeEventListener() {},
    speak(utterance: SpeechSynthesisUtterance) {
      now = utterance
      const { text, lang, rate } = utterance
      spoken.push({ text, lang, rate })
    },
    cancel() {
      now = null
    },
  }
  for (const [name, value] of Object.entries({
    speechSynthesis,
    SpeechSynthesisUtterance: Utterance,
  }))
    Object.defineProperty(window, name, { value, configurable: true })
  window.fakeVoice = {
    spoken,
    isSpeaking: () => now !== null,
    finish: () => now?.onend?.(new Event('end') as SpeechSynthesisEvent),
  }
}
