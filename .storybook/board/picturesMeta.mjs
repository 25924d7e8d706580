import { existsSync, readdirSync } from 'node:fs'

/**
 * Tells the boards which pictures there are, as an element of the head.
 * @param {string} folder with the pictures @returns {string} empty if there are none
 */
export function picturesMeta(folder) {
  const files = existsSync(folder) ? readdirSync(folder) : []
  const names = files.map((file) => file.replace('.webp', ''))
  return names.length > 0 ? `<meta name="story-pictures" content="${names.join(' ')}">` : ''
}
