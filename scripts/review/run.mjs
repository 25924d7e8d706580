// Compares the stories of the last approved commit with the present ones, and collects decisions.
//   npm run review                      → http://localhost:4320/ and dist-review/index.html
//   npm run review -- --only countries  only stories whose id contains this
//   npm run review -- --once            ends when the page is written, without taking decisions
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { launchChromium } from '../chromium.mjs'
import { keyOf, readApprovals, withoutSettled, writeApprovals } from './approvals.mjs'
import { buildOfCommit, checkOut, presentBuild } from './checkouts.mjs'
import { compare } from './compare.mjs'
import { present as presentState } from './git.mjs'
import { writePage } from './page.mjs'
import { planReview } from './plan.mjs'
import { serveFolder, serveReview } from './server.mjs'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    once: { type: 'boolean', default: false },
    port: { type: 'string', default: '4320' },
  },
})
const OUT = 'dist-review'
const start = Date.now()
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
  isWhole: options.only === '',
}

const review = options.once ? undefined : await serveReview(OUT, report, Number(options.port))
if (review) console.info(`The review: ${review.url} (Ctrl+C ends it)`)

/** @param {string} sources of the approved commit */
async function run(sources) {
  const { plans, gone } = await planReview(sources, '.')
  const causeOf = new Map(plans.map(({ file, causes }) => [file, causes[0]]))
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
    const cause = causeOf.get(fileOf(entry))
    if (!ids.has(entry.id)) tasks.push({ entry, kind: 'new', cause: cause ?? fileOf(entry) })
    else if (cause) tasks.push({ entry, kind: 'both', cause })
  }
  const left = new Set(after.map(({ id }) => id))
  for (const entry of before.filter(wanted).filter(({ id }) => !left.has(id)))
    tasks.push({
      entry,
      kind: 'gone',
      cause: gone.find((file) => file === fileOf(entry)) ?? fileOf(entry),
    })
  report.counts.skipped =
    after.filter(wanted).length - tasks.filter(({ kind }) => kind !== 'gone').length
  console.info(
    `${tasks.length} stories to compare, ${report.counts.skipped} skipped: no module of theirs differs`,
  )

  const base = await serveFolder(folders.base)
  const now = await serveFolder(folders.present)
  const browser = await launchChromium()
  report.progress = { step: 'pictures', done: 0, all: tasks.length }
  const { changes, unstable, taken } = await compare(
    browser,
    {
      base: base.url,
      present: now.url,
      baseDocs: docsOf(folders.base),
      presentDocs: docsOf(folders.present),
    },
    tasks,
    os.availableParallelism(),
    (done) => {
      report.progress.done = done
      if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${tasks.length} `)
    },
  )
  await browser.close()
  for (const site of [base, now]) site.close()

  writePictures(changes)
  report.unstable = unstable
  const changed = new Set(changes.map(({ story }) => story))
  report.counts = {
    ...report.counts,
    same: tasks.filter(({ entry }) => !changed.has(entry.id)).length,
    taken,
    seconds: seconds(),
  }
  report.progress.step = 'done'
  if (report.isWhole) {
    const keys = new Set(changes.map(keyOf))
    writeApprovals(withoutSettled(readApprovals(), (place) => keys.has(keyOf(place))))
  }
  await writePage(OUT, report, readApprovals())
  const count = (/** @type {string} */ kind) => changes.filter((one) => one.kind === kind).length
  console.info(
    `\n${count('changed')} pictures changed, ${count('new')} new, ${count('gone')} gone, ` +
      `${unstable.length} unstable, in ${seconds()} s: ${path.join(OUT, 'index.html')}`,
  )
}

/** @param {import('./compare.mjs').Change[]} changes */
function writePictures(changes) {
  rmSync(path.join(OUT, 'pictures'), { recursive: true, force: true })
  mkdirSync(path.join(OUT, 'pictures'), { recursive: true })
  report.changes = changes.map(({ before, after, ...change }) => {
    const stem = `pictures/${change.story}-${change.width}-${change.scheme}`
    const pictures = Object.entries({ before, after }).map(([which, bytes]) => {
      if (!bytes) return [which, '']
      writeFileSync(path.join(OUT, `${stem}-${which}.png`), bytes)
      return [which, encodeURI(`${stem}-${which}.png`)]
    })
    return { ...change, ...Object.fromEntries(pictures) }
  })
}

/** @param {string} folder @returns {import('./compare.mjs').Entry[]} */
const entriesOf = (folder) =>
  Object.values(JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')).entries)

/** The stories that tests run, without the pages that show other stories. @param {string} folder */
const storiesOf = (folder) =>
  entriesOf(folder).filter(
    ({ id, type, tags }) =>
      type === 'story' && tags.includes('test') && !/^foundations-screens--/.test(id),
  )

/** @param {string} folder */
const docsOf = (folder) => {
  const page = entriesOf(folder).find(
    ({ type, tags }) => type === 'docs' && !tags.includes('autodocs'),
  )
  return page?.id ?? ''
}

/** @param {import('./compare.mjs').Entry} entry */
const fileOf = ({ importPath }) => path.posix.normalize(importPath)

const sources = await checkOut(approved.commit)
try {
  await run(sources)
} finally {
  rmSync(sources, { recursive: true, force: true })
}
