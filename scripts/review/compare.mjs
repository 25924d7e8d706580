import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { openCamera, SCHEMES } from './camera.mjs'
import { affectedSchemes } from './variables.mjs'

/** @typedef {import('./album.mjs').Album} Album */
/** @typedef {import('./approvals.mjs').Place} Place */
/** @typedef {import('./camera.mjs').Camera} Camera */
/** @typedef {import('./camera.mjs').Pictures} Pictures */
/** @typedef {import('./camera.mjs').Width} Width */
/** @typedef {{ id: string, title: string, name: string, type: string, tags: string[], importPath: string, widths: readonly Width[] }} Entry `widths`: in which its pictures are taken */
/**
 * @typedef {Place & {
 *   kind: 'changed' | 'new' | 'gone',
 *   title: string, name: string, cause: string, fingerprint: string,
 *   share?: number, before: string, after: string,
 * }} Change `share` of the pixels that differ, from 0 to 1, if it was counted; `before` and `after` are the addresses of
 * the pictures, or empty
 */
/** @typedef {{ entry: Entry, kind: 'both' | 'new' | 'gone', cause: string, onlyVariables: boolean }} Task */
/** @typedef {import('./camera.mjs').Scheme} Scheme */
/** @typedef {Task & { width: Width, schemes: readonly Scheme[] }} Visit `schemes`: in which the story can differ */
/** @typedef {{ site: string, album: Album }} Side a build and its pictures */
/**
 * @typedef {object} Result
 * @property {Change[]} changes
 * @property {string[]} unstable pictures that differ from themselves, and stories that could not be shown
 * @property {Set<string>} doubtful the ids of those stories
 * @property {number} taken pictures
 * @property {number} unaffected stories whose pages use no variable that differs: these are not taken
 * @property {boolean} isRepeated whether what differs was taken twice
 */

/** If more visits than this differ, they are not repeated, and the pixels that differ are not counted. */
const REPEATED = 100

/**
 * Takes pictures of the stories in both builds and returns those that differ. What the album of the approved commit
 * contains is taken again only if it differs.
 * @param {import('playwright').Browser} browser
 * @param {{ base: Side, present: Side }} sides
 * @param {readonly Task[]} tasks @param {number} workers @param {(done: number, all: number) => void} onProgress
 * @returns {Promise<Result>}
 */
export async function compare(browser, { base, present }, tasks, workers, onProgress) {
  /** @type {Map<Visit, number>} the width of the window */
  const differing = new Map()
  /** @type {string[]} */
  const unstable = []
  /** @type {Set<string>} */
  const doubtful = new Set()
  const doubt = (/** @type {Visit} */ visit, why = '') => {
    unstable.push(`${visit.entry.title} › ${visit.entry.name}, ${visit.width}${why}`)
    doubtful.add(visit.entry.id)
  }
  let taken = 0
  let done = 0
  let all = 0

  /** @typedef {(side: Side, schemes?: readonly Scheme[]) => Promise<Pictures>} Shoot with `schemes` only these pictures */
  /** @param {Visit[]} visits @param {(visit: Visit, shoot: Shoot) => Promise<void>} work */
  async function visitAll(visits, work) {
    const waiting = [...visits]
    all += visits.length
    const worker = async () => {
      /** @type {Map<Side, Camera>} */
      const cameras = new Map()
      for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
        const { entry, width } = visit
        try {
          await work(visit, async (side, schemes = SCHEMES) => {
            const camera = cameras.get(side) ?? (await openCamera(browser, side.site))
            cameras.set(side, camera)
            const pictures = await camera
              .photograph(entry.id, width, schemes)
              .catch(async (error) => {
                // A page that failed is not used again.
                cameras.delete(side)
                await camera.close()
                throw error
              })
            taken += schemes.length
            return pictures
          })
        } catch (error) {
          doubt(visit, `: ${String(error).split('\n')[0]}`)
        }
        done += 1
        onProgress(done, all)
      }
      for (const camera of cameras.values()) await camera.close()
    }
    await Promise.all(Array.from({ length: Math.min(workers, visits.length) }, worker))
  }

  const planned = tasks.flatMap((task) => task.entry.widths.map((width) => ({ ...task, width })))
  const themed = planned.find(({ onlyVariables }) => onlyVariables)
  const values = themed && (await valuesIn(browser, base, present, themed.entry.id))
  // A token has another value: if no variable has, the page did not have the theme, and says nothing.
  const isKnown = values && !isDeepStrictEqual(values.base, values.present)
  const visits = planned
    .map((visit) => {
      const used = visit.onlyVariables && base.album.read(variablesFile(visit))
      /** @type {readonly Scheme[]} */
      const schemes =
        used && isKnown
          ? affectedSchemes(JSON.parse(String(used)), values.base, values.present)
          : SCHEMES
      return { ...visit, schemes }
    })
    .filter(({ schemes }) => schemes.length > 0)
  await visitAll(visits, async (visit, shoot) => {
    const { kind, schemes } = visit
    const known = kind === 'both' ? albumPictures(base.album, visit) : undefined
    const shot = kind === 'gone' ? undefined : await shoot(present, known ? schemes : SCHEMES)
    // The other scheme is as it was.
    const after = shot && { ...known, ...shot }
    const before = kind === 'new' ? undefined : (known ?? (await shoot(base)))
    if (before && !known) putInAlbum(base.album, visit, before)
    if (after) present.album.write(variablesFile(visit), JSON.stringify(after.variables))
    if (SCHEMES.every((scheme) => isSame(before?.[scheme], after?.[scheme]))) return
    if (after) putInAlbum(present.album, visit, after)
    differing.set(visit, (after ?? before)?.width ?? 0)
  })

  const isRepeated = differing.size <= REPEATED
  if (isRepeated) {
    const twice = [...differing.keys()].filter(({ kind }) => kind === 'both')
    await visitAll(twice, async (visit, shoot) => {
      const takes = await takeAgain({ base, present }, visit, shoot)
      // Equal once is equal: a picture that differs from itself is no change.
      const isSettled = SCHEMES.every((scheme) =>
        takes.base.some((was) => takes.present.some((is) => isSame(was[scheme], is[scheme]))),
      )
      const isStable = SCHEMES.every((scheme) =>
        [takes.base, takes.present].every(([one, two]) => isSame(one?.[scheme], two?.[scheme])),
      )
      if (isSettled || !isStable) differing.delete(visit)
      if (!isSettled && !isStable) doubt(visit)
    })
  }

  const order = new Map(visits.map((visit, at) => [visit, at]))
  const changes = [...differing]
    .sort(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
    .flatMap(([visit, width]) => SCHEMES.map((scheme) => changeOf(visit, width, scheme)))
    .filter((change) => change !== undefined)

  /** @param {Visit} visit @param {number} width @param {'light' | 'dark'} scheme @returns {Change | undefined} */
  function changeOf(visit, width, scheme) {
    const { entry, kind, cause } = visit
    const file = fileOf(visit, scheme)
    const before = kind === 'new' ? undefined : base.album.read(file)
    const after = kind === 'gone' ? undefined : present.album.read(file)
    if (isSame(before, after)) return undefined
    return {
      ...{ story: entry.id, width, scheme, title: entry.title, name: entry.name, cause },
      kind: kind === 'both' ? 'changed' : kind,
      fingerprint: fingerprintOf(before, after),
      ...(isRepeated && before && after ? { share: differingShare(before, after) } : {}),
      before: before ? base.album.addressOf(file) : '',
      after: after ? present.album.addressOf(file) : '',
    }
  }
  const visited = new Set(visits.map(({ entry }) => entry.id))
  const unaffected = tasks.filter(({ entry }) => !visited.has(entry.id)).length
  return { changes, unstable, doubtful, taken, unaffected, isRepeated }
}

/** Returns both takes of both sides; the second ones are in the albums. @param {{ base: Side, present: Side }} sides @param {Visit} visit @param {(side: Side) => Promise<Pictures>} shoot */
async function takeAgain(sides, visit, shoot) {
  const takes = { base: [], present: [] }
  for (const name of /** @type {const} */ (['base', 'present'])) {
    const { album } = sides[name]
    const first = albumPictures(album, visit)
    const second = await shoot(sides[name])
    putInAlbum(album, visit, second)
    Object.assign(takes, { [name]: first ? [first, second] : [second] })
  }
  return /** @type {{ base: Pictures[], present: Pictures[] }} */ (takes)
}

/** @param {Visit} visit @param {'light' | 'dark'} scheme */
const fileOf = ({ entry, width }, scheme) => `${entry.id}-${width}-${scheme}.png`

/** @param {Album} album @param {Visit} visit @returns {Pictures | undefined} the pictures, with no width: the album does not say it */
function albumPictures(album, visit) {
  const [light, dark] = SCHEMES.map((scheme) => album.read(fileOf(visit, scheme)))
  const variables = album.read(variablesFile(visit))
  return light && dark && variables
    ? { width: 0, light, dark, variables: JSON.parse(String(variables)) }
    : undefined
}

/** @param {import('playwright').Browser} browser @param {Side} base @param {Side} present @param {string} story in both */
async function valuesIn(browser, base, present, story) {
  const valuesOf = async (/** @type {Side} */ { site }) => {
    const camera = await openCamera(browser, site)
    const values = await camera.values(story)
    await camera.close()
    return values
  }
  return { base: await valuesOf(base), present: await valuesOf(present) }
}

/** @param {{ entry: Entry, width: Width }} visit */
const variablesFile = ({ entry, width }) => `${entry.id}-${width}.json`

/** @param {Album} album @param {Visit} visit @param {Pictures} pictures */
function putInAlbum(album, visit, pictures) {
  album.write(variablesFile(visit), JSON.stringify(pictures.variables))
  for (const scheme of SCHEMES) album.write(fileOf(visit, scheme), pictures[scheme])
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

/** Returns the share of the pixels that differ, from 0 to 1. @param {Buffer} before PNG @param {Buffer} after PNG */
export function differingShare(before, after) {
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)]
  // What one picture has below the other differs as well.
  const [low, high] = a.height < b.height ? [a, b] : [b, a]
  if (low.width !== high.width) return 1
  const size = low.width * low.height * 4
  // Every pixel counts: the same browser took both, so a paler banner is a change like a new one.
  const options = { threshold: 0, includeAA: true }
  const shared = high.data.subarray(0, size)
  const pixels = pixelmatch(low.data, shared, undefined, low.width, low.height, options)
  return (pixels + (high.height - low.height) * high.width) / (high.width * high.height)
}
