import { createHash } from 'node:crypto'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { openCamera, photograph, SCHEMES, widthsOf } from './camera.mjs'

/** @typedef {import('./approvals.mjs').Place} Place */
/** @typedef {{ id: string, title: string, name: string, type: string, tags: string[], importPath: string }} Entry */
/**
 * @typedef {Place & {
 *   kind: 'changed' | 'new' | 'gone',
 *   title: string, name: string, cause: string,
 *   fingerprint: string, share: number,
 *   before?: Buffer, after?: Buffer,
 * }} Change `share` of the pixels that differ, from 0 to 1
 */
/** @typedef {{ entry: Entry, kind: 'both' | 'new' | 'gone', cause: string }} Task */

/**
 * Takes pictures of the stories in both builds and returns those that differ. Each worker has a page in each build.
 * @param {import('playwright').Browser} browser
 * @param {{ base: string, present: string, baseDocs: string, presentDocs: string }} sites
 * @param {readonly Task[]} tasks @param {number} workers @param {(done: number) => void} onProgress
 * @returns {Promise<{ changes: Change[], unstable: string[], taken: number }>}
 */
export async function compare(browser, sites, tasks, workers, onProgress) {
  /** @type {Change[]} */
  const changes = []
  /** @type {string[]} */
  const unstable = []
  const waiting = [...tasks]
  let done = 0
  let taken = 0
  const work = async () => {
    const [base, present] = await Promise.all([
      openCamera(browser, sites.base, sites.baseDocs),
      openCamera(browser, sites.present, sites.presentDocs),
    ])
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const { entry, kind, cause } = task
      for (const width of widthsOf(entry)) {
        const shoot = async () => {
          const [before, after] = await Promise.all([
            kind === 'new' ? undefined : photograph(base, entry.id, width),
            kind === 'gone' ? undefined : photograph(present, entry.id, width),
          ])
          taken += (before ? 2 : 0) + (after ? 2 : 0)
          return { before, after }
        }
        const first = await shoot()
        const differing = SCHEMES.filter((one) => !isSame(first.before?.[one], first.after?.[one]))
        if (differing.length === 0) continue
        // A second time, so that a picture that differs from itself is no change.
        const second = kind === 'both' ? await shoot() : first
        const { width: shownWidth = 0 } = second.after ?? second.before ?? {}
        for (const scheme of differing) {
          const [before, after] = [second.before?.[scheme], second.after?.[scheme]]
          if (kind === 'both' && isSame(before, after)) continue
          if (!isSame(first.before?.[scheme], before) || !isSame(first.after?.[scheme], after)) {
            unstable.push(`${entry.title} › ${entry.name}, ${shownWidth} ${scheme}`)
            continue
          }
          const place = { story: entry.id, width: shownWidth, scheme }
          changes.push({
            ...place,
            kind: kind === 'both' ? 'changed' : kind,
            title: entry.title,
            name: entry.name,
            cause,
            fingerprint: fingerprintOf(before, after),
            share: before && after ? differingShare(before, after) : 1,
            ...(before ? { before } : {}),
            ...(after ? { after } : {}),
          })
        }
      }
      done += 1
      onProgress(done)
    }
    await Promise.all([base.close(), present.close()])
  }
  await Promise.all(Array.from({ length: workers }, work))
  const order = new Map(tasks.map(({ entry }, at) => [entry.id, at]))
  const placeOf = (/** @type {Change} */ one) => order.get(one.story) ?? 0
  return { changes: changes.sort((a, b) => placeOf(a) - placeOf(b)), unstable, taken }
}

/** Equal pixels are equal bytes, since the same browser writes both. @param {Buffer | undefined} a @param {Buffer | undefined} b */
const isSame = (a, b) => (a && b ? a.equals(b) : a === b)

/** @param {Buffer | undefined} before @param {Buffer | undefined} after */
const fingerprintOf = (before, after) =>
  createHash('sha256')
    .update(before ?? '')
    .update('|')
    .update(after ?? '')
    .digest('hex')
    .slice(0, 16)

/** @param {Buffer} before @param {Buffer} after */
function differingShare(before, after) {
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)]
  // What one picture has below the other differs as well.
  const [low, high] = a.height < b.height ? [a, b] : [b, a]
  if (low.width !== high.width) return 1
  const size = low.width * low.height * 4
  const pixels = pixelmatch(low.data, high.data.subarray(0, size), undefined, low.width, low.height)
  return (pixels + (high.height - low.height) * high.width) / (high.width * high.height)
}
