import { existsSync, readdirSync } from 'node:fs'

/**
 * Tells the page «Foundations / Screens» which stories have a picture, as an element of the head.
 * @param {string} folder with the pictures @returns {string} empty if there are none
 */
export function picturesMeta(folder) {
  const files = existsSync(folder) ? readdirSync(folder) : []
  const ids = files.flatMap((file) => file.match(/^(.*)-light\.webp$/)?.[1] ?? [])
  return ids.length > 0 ? `<meta name="story-pictures" content="${ids.join(' ')}">` : ''
}
