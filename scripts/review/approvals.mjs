import { readFileSync, writeFileSync } from 'node:fs'

/** What the reviewers have decided, committed with the code. */
const APPROVALS_FILE = '.storybook/approvals.json'

/**
 * @typedef {object} Place what a picture shows
 * @property {string} story the id
 * @property {number} width
 * @property {'light' | 'dark'} scheme
 *
 * @typedef {Place & {
 *   decision: 'accepted' | 'rejected',
 *   commit: string,
 *   fingerprint: string,
 *   who: string,
 *   note: string,
 *   date: string,
 * }} Decision `commit` is the one that was reviewed, with `+` if there were changes that were not committed;
 * `fingerprint` is of the pictures before and after
 *
 * @typedef {object} Approvals
 * @property {{ commit: string, who: string, date: string, note: string }} approved what a review compares with
 * @property {Decision[]} decisions since then: every rejection, and acceptances until all changes are accepted
 */

/** @param {string} [file] @returns {Approvals} @throws {Error} when the file has another shape */
export function readApprovals(file = APPROVALS_FILE) {
  const found = JSON.parse(readFileSync(file, 'utf8'))
  const isText = (/** @type {unknown} */ value) => typeof value === 'string'
  const isDecision = (/** @type {Decision} */ one) =>
    [one.story, one.scheme, one.commit, one.fingerprint, one.who, one.note, one.date].every(
      isText,
    ) &&
    Number.isInteger(one.width) &&
    /^(accepted|rejected)$/.test(one.decision)
  if (!isText(found.approved?.commit) || !found.decisions?.every?.(isDecision))
    throw new Error(`${file} is not a list of decisions`)
  return found
}

/** Sorted, so that two branches that decide about different stories merge. @param {Approvals} approvals */
export function writeApprovals({ approved, decisions }, file = APPROVALS_FILE) {
  const sorted = decisions.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  writeFileSync(file, `${JSON.stringify({ approved, decisions: sorted }, null, 2)}\n`)
}

/** @param {Place} place */
export const keyOf = ({ story, width, scheme }) => `${story} ${width} ${scheme}`

/** Adds decisions; each replaces an earlier one about the same picture. @param {Approvals} approvals @param {readonly Decision[]} added */
export function decide({ approved, decisions }, added) {
  const keys = new Set(added.map(keyOf))
  return { approved, decisions: [...decisions.filter((one) => !keys.has(keyOf(one))), ...added] }
}

/** Removes decisions about pictures that are again what was approved. @param {Approvals} approvals @param {(place: Place) => boolean} isChanged */
export function withoutSettled({ approved, decisions }, isChanged) {
  return { approved, decisions: decisions.filter(isChanged) }
}

/** Names the open rejections: «public-home--normal, 360 light: the title breaks (Nora)». @param {Approvals} approvals */
export function openRejections({ decisions }) {
  return decisions
    .filter(({ decision }) => decision === 'rejected')
    .map(
      ({ story, width, scheme, note, who }) =>
        `${story}, ${width} ${scheme}: ${note || 'without a note'} (${who})`,
    )
}
