/** In localStorage. A file of its own: without stored pins a page loads nothing of them. */
export const PINS_KEY = 'madar:pins'
