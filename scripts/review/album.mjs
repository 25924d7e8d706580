import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
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
 * The present commit is approved: its pictures become those of the album. What did not differ is in it already. The
 * pictures before, which the page of this review shows, are moved beside those after.
 * @param {string} folder the album of the commit that was approved before
 * @param {string} present the album of the present one
 * @param {string} label
 * @param {{ before: string, after: string }[]} changes the addresses of their pictures, which change
 */
export function adoptPictures(folder, present, label, changes) {
  const root = path.dirname(folder)
  const fileAt = (/** @type {string} */ address) => path.join(root, decodeURI(address))
  for (const name of readdirSync(present).filter((one) => one.endsWith('.json')))
    copyFileSync(path.join(present, name), path.join(folder, name))
  for (const change of changes) {
    if (change.before) {
      const name = `before-${path.basename(fileAt(change.before))}`
      renameSync(fileAt(change.before), path.join(present, name))
      change.before = encodeURI(`${path.basename(present)}/${name}`)
    }
    if (change.after)
      copyFileSync(fileAt(change.after), path.join(folder, path.basename(fileAt(change.after))))
  }
  writeFileSync(path.join(folder, LABEL), label)
}

/** Removes the pictures of earlier reviews, whose page is replaced. @param {string} present the album of this one */
export function removeOlder(present) {
  const root = path.dirname(present)
  for (const name of readdirSync(root))
    if (name.startsWith('pictures') && name !== path.basename(present))
      rmSync(path.join(root, name), { recursive: true })
}
