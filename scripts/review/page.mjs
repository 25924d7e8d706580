import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundleScript } from '../bundleScript.mjs'
import { importTs } from '../importTs.mjs'

/** @typedef {import('./approvals.mjs').Approvals} Approvals */
/**
 * @typedef {object} Report
 * @property {Approvals['approved']} base
 * @property {{ commit: string, isDirty: boolean, author: string }} present
 * @property {{ step: 'builds' | 'pictures' | 'done' | 'none', done: number, all: number }} progress `none`: there was no review
 * @property {{ same: number, skipped: number, taken: number, seconds: number }} counts stories, stories, pictures
 * @property {import('./compare.mjs').Change[]} changes
 * @property {string[]} unstable pictures that differ from themselves, and stories that could not be shown
 * @property {boolean} isRepeated false if too many pictures differ to take each twice
 * @property {number} [omitted] changes without pictures here
 * @property {boolean} isWhole false if only some stories were compared
 * @property {Record<string, string>} [parts] of the files that caused changes, those of a part, with its title in Storybook
 */

const FOLDER = path.join(import.meta.dirname, 'page')
/** The last review: its page, its pictures, and its report for the page in the demo. */
export const REVIEW_FOLDER = 'dist-review'
export const REPORT_FILE = 'report.json'

/** @type {ReturnType<typeof readSources> | undefined} */
let sources

/** What the page has in every review. */
async function readSources() {
  /** @type {typeof import('../../.storybook/names/arabicTitles')} */
  const { arabicTitles } = await importTs('.storybook/names/arabicTitles.ts')
  /** @type {typeof import('../../.storybook/tokens/tokenCss')} */
  const { tokenCss } = await importTs('.storybook/tokens/tokenCss.ts')
  const script = await bundleScript(process.cwd(), 'scripts/review/page/review.ts')
  return { arabicTitles, style: tokenCss(), script }
}

/**
 * Returns the page of a review, complete in itself but for the pictures.
 * @param {Report} report @param {Approvals} approvals
 * @param {boolean} decides false: the page has no server behind it and only shows
 * @param {string} [fontFaces] without them the page has a font of the reader's system
 * @param {{ home?: string, storybook?: string }} [links] in the demo: its start page, and Storybook if it has one
 */
export async function pageOf(report, { decisions }, decides, fontFaces = '', links = {}) {
  sources ??= readSources()
  const { arabicTitles, style, script } = await sources
  const read = (/** @type {string} */ name) => readFileSync(path.join(FOLDER, name), 'utf8')
  const changes = report.changes.map((one) => ({
    ...one,
    arabic: arabicTitles[one.title] ?? one.title,
  }))
  const parts = Object.fromEntries(
    Object.entries(report.parts ?? {}).map(([file, title]) => [file, arabicTitles[title] ?? title]),
  )
  // No text in it can end the script.
  const all = { ...report, changes, parts, decisions, decides, links }
  const data = JSON.stringify(all).replaceAll('<', '\\u003c')
  return read('review.html')
    .replace('/* style */', () => fontFaces + style + read('review.css'))
    .replace('>"data"<', () => `>${data}<`)
    .replace('/* script */', () => script)
}

/** Writes the page, for a reader without this project, and the report. @param {string} folder @param {Report} report @param {Approvals} approvals */
export async function writePage(folder, report, approvals) {
  writeFileSync(path.join(folder, 'index.html'), await pageOf(report, approvals, false))
  writeFileSync(path.join(folder, REPORT_FILE), JSON.stringify(report))
}
