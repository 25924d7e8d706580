import { BUILT } from './built.mjs'
import { FAULTS } from './faults.mjs'
import { JOURNEYS } from './journeys.mjs'
import { STORIES } from './stories.mjs'
import { UNIT } from './unit.mjs'

/** @typedef {import('../builds/builds.mjs').BuildName} BuildName */
/** @typedef {keyof typeof LAYERS} Layer */
/** @typedef {[right: string, wrong: string, survives?: 'survives']} UnitMistake */
/** @typedef {[right: string, wrong: string, noticedBy: RegExp, ...(BuildName | 'survives')[]]} BrowserMistake */
/**
 * One mistake of a file, or several.
 * @template {UnitMistake | BrowserMistake} M
 * @typedef {[file: string, ...M] | [file: string, ...M[]]} Row
 */
/** @typedef {Row<UnitMistake>} UnitRow */
/** @typedef {Row<BrowserMistake>} BrowserRow */
/**
 * A mistake: `right` is once in the file and becomes `wrong`. `noticedBy` matches the file names and titles of the
 * Playwright tests that fail with it (without it: the unit tests that import the file), `builds` are what they need
 * anew. `survives`: no test fails yet.
 * @typedef {{ layer: Layer, file: string, right: string, wrong: string, noticedBy?: RegExp | undefined, builds: BuildName[], survives: boolean }} Mutant
 */

/** The layers, with the builds that the tests of each read. */
export const LAYERS = /** @satisfies {Record<string, BuildName[]>} */ ({
  unit: [],
  stories: ['storybook'],
  journeys: ['demo'],
  built: ['production', 'storybook', 'demo'],
  faults: ['production', 'demo'],
})

/** @type {Mutant[]} */
export const mutants = [
  ...of('unit', UNIT),
  ...of('stories', STORIES),
  ...of('journeys', JOURNEYS),
  ...of('built', BUILT),
  ...of('faults', FAULTS),
]

/** @param {Layer} layer @param {(UnitRow | BrowserRow)[]} rows @returns {Mutant[]} */
function of(layer, rows) {
  return rows.flatMap(([file, ...row]) => {
    const mistakes = Array.isArray(row[0]) ? row : [row]
    return /** @type {(UnitMistake | BrowserMistake)[]} */ (mistakes).map(
      ([right, wrong, ...rest]) => {
        const builds = rest.filter((one) => one !== 'survives' && typeof one === 'string')
        return {
          ...{ layer, file, right, wrong },
          noticedBy: rest.find((one) => one instanceof RegExp),
          // Where the row names none, the only build of its layer.
          builds: /** @type {BuildName[]} */ (builds.length > 0 ? builds : LAYERS[layer]),
          survives: rest.includes('survives'),
        }
      },
    )
  })
}
