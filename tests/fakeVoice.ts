import type { Page } from 'playwright/test'
import { installFakeVoice } from '@/site/listen/fakeVoice.storyHelpers'

/** Installs the fake voice. Call it before the page is opened. */
export async function fakeVoice(page: Page) {
  await page.addInitScript(installFakeVoice)
  return {
    spoken: () => page.evaluate(() => window.fakeVoice?.spoken ?? []),
    isSpeaking: () => page.evaluate(() => window.fakeVoice?.isSpeaking()),
    /** the voice has said the current text */
    finish: () => page.evaluate(() => window.fakeVoice?.finish()),
    /** the text that the page highlights */
    marked: () =>
      page.evaluate(() => [...(CSS.highlights.get('listening') ?? [])].map(String).join()),
  }
}
