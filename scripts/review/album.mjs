import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/**
 * Pictures in a folder. The pictures of the approved commit remain there for the next review: only what that review
 * takes of the present code is new.
 * @typedef {object} Album
 * @property {(name: string) => string} addressOf of a picture, from the page of the review
 * @property {(name: string) => Buffer | undefined} read
 * @property {(name: string, content: Buffer | string) => void} write
 */

const LABEL = 'label.txt'

/**
 * Opens the album in a folder and empties it if it has another label.
 * @param {string} folder @param {string} label what the pictures show: the commit, the packages and the browser
 * @returns {Album}
 */
export function openAlbum(folder, label) {
  const fileOf = (/** @type {string} */ name) => path.join(folder, name)
  if (!existsSync(fileOf(LABEL)) || readFileSync(fileOf(LABEL), 'utf8') !== label) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    writeFileSync(fileOf(LABEL), label)
  }
  return {
    addressOf: (name) => encodeURI(`${path.basename(folder)}/${name}`),
    read: (name) => (existsSync(fileOf(name)) ? readFileSync(fileOf(name)) : undefined),
    write: (name, content) => writeFileSync(fileOf(name), content),
  }
}

/**
 * The present commit is approved: its pictures become those of the album. What did not differ is in it already.
 * @param {string} folder the album of the commit that was approved before
 * @param {string} present the album of the present one
 * @param {string} label
 * @param {readonly { before: string, after: string }[]} changes the addresses of their pictures
 */
export function adoptPictures(folder, present, label, changes) {
  const root = path.dirname(folder)
  for (const name of readdirSync(present).filter((one) => one.endsWith('.json')))
    copyFileSync(path.join(present, name), path.join(folder, name))
  for (const { before, after } of changes) {
    if (before && !after) rmSync(path.join(root, decodeURI(before)))
    if (after)
      copyFileSync(
        path.join(root, decodeURI(after)),
        path.join(folder, path.basename(decodeURI(after))),
      )
  }
  writeFileSync(path.join(folder, LABEL), label)
}
