import { wholeCanvas } from './wholeCanvas'

/**
 * The parameters of a part's stories, beside `tags: ['autodocs']`: the part opens in the whole canvas, and the
 * Controls panel shows its props. An icon is a component, which no control can choose.
 */
export const part = { ...wholeCanvas, controls: { disable: false, exclude: /^icon$/ } }
