import { wholeCanvas } from './wholeCanvas'

/**
 * The parameters for the stories of a part, next to `tags: ['autodocs']`: the part opens in the whole canvas, and the
 * Controls panel shows its props, except `icon`, which is a component and has no control.
 */
export const componentParameters = {
  ...wholeCanvas,
  controls: { disable: false, exclude: /^icon$/ },
}
