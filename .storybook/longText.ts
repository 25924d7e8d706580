import { expect, waitFor } from 'storybook/test'

const WORD = 'المستقبليةوالاستقلالية'

/**
 * A screen whose words are built in, each of them three times as long and with a word that no line breaks
 * in: on a phone it must still fit without a sideways scroll. `export const LongText = meta.story(longText)`.
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
