// Compares the stories of the last approved commit with the present ones, and collects decisions.
//   npm run review                      → http://localhost:4320/ and dist-review/index.html
//   npm run review -- --only countries  only stories whose id contains this
//   npm run review -- --once            ends when the page is written, without taking decisions
import { readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { importTs } from '../importTs.mjs'
import { adoptPictures, openAlbum, removeOlder } from './album.mjs'
import { keyOf, readApprovals, withoutSettled, writeApprovals } from './approvals.mjs'
import { launchCamera, widthsOf } from './camera.mjs'
import { adoptBuild, buildOfCommit, checkOut, editionOf, presentBuild } from './checkouts.mjs'
import { compare } from './compare.mjs'
import { present as presentState } from './git.mjs'
import { REVIEW_FOLDER, writePage } from './page.mjs'
import { planReview } from './plan.mjs'
import { serveFolder, serveReview } from './server.mjs'

/** @type {typeof import('../../.storybook/board/rows')} */
const { storiesOnBoards } = await importTs('.storybook/board/rows.ts')

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    once: { type: 'boolean', default: false },
    port: { type: 'string', default: '4320' },
  },
})
const start = Date.now()
/** The pictures of the approved commit, and those of the present one: the page of the last review needs its own. */
const APPROVED = path.join(REVIEW_FOLDER, 'approved')
const PICTURES = path.join(REVIEW_FOLDER, `pictures-${start}`)
const seconds = () => Math.round((Date.now() - start) / 1000)
const { approved } = readApprovals()
const present = presentState('.')

/** @type {import('./page.mjs').Report} */
const report = {
  base: approved,
  present,
  progress: { step: 'builds', done: 0, all: 0 },
  counts: { same: 0, skipped: 0, taken: 0, seconds: 0 },
  changes: [],
  unstable: [],
  isRepeated: true,
  isWhole: options.only === '',
}

let browserVersion = ''
const adopt = () => {
  adoptBuild(present.commit)
  adoptPictures(
    APPROVED,
    PICTURES,
    `${editionOf(present.commit)} ${browserVersion}`,
    report.changes,
  )
}
const review = options.once
  ? undefined
  : await serveReview({ folder: REVIEW_FOLDER, report, onApprove: adopt }, Number(options.port))
if (review) console.info(`The review: ${review.url} (Ctrl+C ends it)`)

/** @param {string} sources of the approved commit */
async function run(sources) {
  const { plans, gone } = await planReview(sources, '.')
  const planOf = new Map(plans.map((plan) => [plan.file, plan]))
  const folders = {
    base: await buildOfCommit(approved.commit, sources),
    present: await presentBuild(),
  }
  const [before, after] = [storiesOf(folders.base), storiesOf(folders.present)]
  const wanted = (/** @type {{ id: string }} */ { id }) => id.includes(options.only)
  const ids = new Set(before.map(({ id }) => id))
  /** @type {import('./compare.mjs').Task[]} */
  const tasks = []
  for (const entry of after.filter(wanted)) {
    const { causes = [], onlyVariables = false } = planOf.get(fileOf(entry)) ?? {}
    const [cause] = causes
    if (!ids.has(entry.id))
      tasks.push({ entry, kind: 'new', cause: cause ?? fileOf(entry), onlyVariables: false })
    else if (cause) tasks.push({ entry, kind: 'both', cause, onlyVariables })
  }
  const left = new Set(after.map(({ id }) => id))
  for (const entry of before.filter(wanted).filter(({ id }) => !left.has(id)))
    tasks.push({
      entry,
      kind: 'gone',
      cause: gone.find((file) => file === fileOf(entry)) ?? fileOf(entry),
      onlyVariables: false,
    })
  report.counts.skipped =
    after.filter(wanted).length - tasks.filter(({ kind }) => kind !== 'gone').length
  console.info(
    `${tasks.length} stories to compare, ${report.counts.skipped} skipped: no module of theirs differs`,
  )

  const base = await serveFolder(folders.base)
  const now = await serveFolder(folders.present)
  const browser = await launchCamera()
  browserVersion = browser.version()
  report.progress = { step: 'pictures', done: 0, all: tasks.length }
  const { changes, unstable, doubtful, taken, unaffected, isRepeated } = await compare(
    browser,
    {
      base: {
        site: base.url,
        album: openAlbum(APPROVED, `${editionOf(approved.commit)} ${browserVersion}`),
      },
      present: {
        site: now.url,
        album: openAlbum(PICTURES, `${present.commit} ${start}`),
      },
    },
    tasks,
    // Twice as many pages as processors: with 3 pages two processors had nothing to do for a quarter of the time.
    2 * os.availableParallelism(),
    (done, all) => {
      Object.assign(report.progress, { done, all })
      if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${all} `)
    },
  )
  await browser.close()
  for (const site of [base, now]) site.close()

  const changed = new Set(changes.map(({ story }) => story))
  Object.assign(report, { changes, unstable, isRepeated, parts: partsOf(after, changes) })
  report.counts = {
    ...report.counts,
    skipped: report.counts.skipped + unaffected,
    same: tasks.filter(({ entry }) => !changed.has(entry.id)).length - unaffected,
    taken,
    seconds: seconds(),
  }
  report.progress.step = 'done'
  if (report.isWhole) {
    const keys = new Set(changes.map(keyOf))
    const isOpen = (/** @type {import('./approvals.mjs').Place} */ place) =>
      keys.has(keyOf(place)) || doubtful.has(place.story)
    writeApprovals(withoutSettled(readApprovals(), isOpen))
  }
  await writePage(REVIEW_FOLDER, report, readApprovals())
  removeOlder(PICTURES)
  for (const one of unstable) console.info(`Not compared: ${one}`)
  const count = (/** @type {string} */ kind) => changes.filter((one) => one.kind === kind).length
  console.info(
    `\n${count('changed')} pictures changed, ${count('new')} new, ${count('gone')} gone, ` +
      `${unstable.length} unstable, ${taken} taken, ${unaffected} stories do not use what differs, in ${seconds()} s: ${path.join(REVIEW_FOLDER, 'index.html')}`,
  )
}

/** The stories that tests run, without the pages that show other stories. @param {string} folder */
function storiesOf(folder) {
  const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'))
  /** @type {Omit<import('./compare.mjs').Entry, 'widths'>[]} */
  const entries = Object.values(index.entries)
  const onBoards = storiesOnBoards(entries)
  return entries
    .filter(
      ({ id, type, tags }) =>
        type === 'story' && tags.includes('test') && !/^foundations-screens--/.test(id),
    )
    .map((entry) => ({ ...entry, widths: widthsOf(entry, onBoards.has(entry.id)) }))
}

/** @param {import('./compare.mjs').Entry} entry */
const fileOf = ({ importPath }) => path.posix.normalize(importPath)

/**
 * The titles of the parts that caused changes, for readers who do not know the files.
 * @param {import('./compare.mjs').Entry[]} entries @param {import('./compare.mjs').Change[]} changes
 */
function partsOf(entries, changes) {
  const partOf = (/** @type {string} */ file) => file.replace(/\.stories\.tsx$/, '.tsx')
  const titles = new Map(entries.map((entry) => [partOf(fileOf(entry)), entry.title]))
  return Object.fromEntries(
    changes.flatMap(({ cause }) => {
      const title = titles.get(partOf(cause))
      return title ? [[cause, title]] : []
    }),
  )
}

await run(await checkOut(approved.commit))
