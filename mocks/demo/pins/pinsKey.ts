/** The key of the pins in localStorage. `.storybook/main.ts` passes it to the preview, which has a storage of its own. */
export const PINS_KEY = 'madar:pins'
