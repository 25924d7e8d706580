import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readApprovals } from './approvals.mjs'
import { git } from './git.mjs'
import { pageOf, REPORT_FILE, REVIEW_FOLDER } from './page.mjs'

/** @typedef {import('./page.mjs').Report} Report */

/** Each has two pictures of about 150 kB. */
const MOST_CHANGES = 200

/**
 * Writes «what has changed since …» into the demo, to read only: the last review, if it was of all stories and of
 * exactly the files that the demo is built from; otherwise a page that says that there is none.
 * @param {string} folder of the demo's pages: `review.html`, with the pictures in `review/`
 * @param {string} fontFaces the `@font-face` rules @param {boolean} hasStorybook at `../storybook/`
 */
export async function publishReview(folder, fontFaces, hasStorybook) {
  const approvals = readApprovals()
  const last = lastReview()
  const report = last ? withPictures(last, folder) : { ...noReview, base: approvals.approved }
  const page = await pageOf(report, approvals, false, fontFaces, {
    home: './',
    ...(hasStorybook ? { storybook: '../storybook/' } : {}),
  })
  writeFileSync(path.join(folder, 'review.html'), page)
}

/** @type {Report} */
const noReview = {
  base: { commit: '', who: '', date: '', note: '' },
  present: { commit: '', isDirty: false, author: '' },
  progress: { step: 'none', done: 0, all: 0 },
  counts: { same: 0, skipped: 0, taken: 0, seconds: 0 },
  changes: [],
  unstable: [],
  isRepeated: true,
  isWhole: false,
}

/** @returns {Report | undefined} */
function lastReview() {
  const file = path.join(REVIEW_FOLDER, REPORT_FILE)
  if (!existsSync(file)) return undefined
  /** @type {Report} */
  const report = JSON.parse(readFileSync(file, 'utf8'))
  if (!report.isWhole || report.present.isDirty) return undefined
  try {
    const others = git('.', 'ls-files', '--others', '--exclude-standard')
    git('.', 'diff', '--quiet', report.present.commit, '--', '.', ':!.storybook/approvals.json')
    return others === '' ? report : undefined
  } catch {
    return undefined
  }
}

/** @param {Report} report @param {string} folder @returns {Report} */
function withPictures(report, folder) {
  const target = path.join(folder, 'review')
  mkdirSync(target, { recursive: true })
  const copy = (/** @type {string} */ address, /** @type {string} */ side) => {
    if (!address) return ''
    const file = decodeURI(address)
    const name = `${side}-${path.basename(file)}`
    copyFileSync(path.join(REVIEW_FOLDER, file), path.join(target, name))
    return encodeURI(`review/${name}`)
  }
  const changes = report.changes.slice(0, MOST_CHANGES).map((one) => ({
    ...one,
    before: copy(one.before, 'before'),
    after: copy(one.after, 'after'),
  }))
  return { ...report, changes, omitted: report.changes.length - changes.length }
}
