import { lengthenTexts } from './longText'
import { arrived, fitsTheWidth } from './storyHelpers'

/** Stories of a screen on narrow screens and with long text: `export const Phone = meta.story(phone)`. */

const play = async () => {
  await arrived()
  await fitsTheWidth()
}

export const phone = { tags: ['state:phone'], globals: { viewport: { value: 'phone' } }, play }

export const tablet = { tags: ['state:tablet'], globals: { viewport: { value: 'tablet' } }, play }

/** Doubles each built-in text of the screen and adds a word in which no line breaks. */
export const longText = {
  tags: ['state:long-text'],
  globals: phone.globals,
  play: async () => {
    await arrived()
    lengthenTexts(document.querySelector('#main') as Node)
    await fitsTheWidth()
  },
}
