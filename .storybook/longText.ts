import { expect, waitFor } from 'storybook/test'

const WORD = 'المستقبليةوالاستقلالية'

/**
 * A story of a screen with built-in texts: it doubles each text and adds a word in which no line breaks. On a
 * phone the screen must still fit without horizontal scrolling. `export const LongText = meta.story(longText)`.
 */
export const longText = {
  tags: ['state:long-text'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitFor(() => expect(document.querySelector('#main h1')).toBeVisible())
    const texts = document.createTreeWalker(
      document.querySelector('#main') as Node,
      NodeFilter.SHOW_TEXT,
    )
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (/\p{Script=Arabic}/u.test(text.data)) text.data = `${text.data} ${WORD} ${text.data}`
    }
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}
