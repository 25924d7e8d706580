import { git } from './git.mjs'
import { fileOf, moduleGraph } from './moduleGraph.mjs'
import { ENVIRONMENT, entriesOf } from './plan.mjs'

/**
 * Returns whether nothing that the stories of a file load has changed since a commit, by Git and the module graph of
 * the working tree. A folder without this commit knows nothing, so everything may have changed.
 * @param {string} root @param {string} commit @param {import('./moduleGraph.mjs').TokenUses} tokenUses
 * @returns {(file: string) => boolean} `file` is relative to the root
 */
export function unchangedSince(root, commit, tokenUses) {
  /** @type {Set<string>} */
  let changed
  try {
    const named = git(root, 'diff', '--name-only', '--relative', commit)
    const added = git(root, 'ls-files', '--others', '--exclude-standard')
    changed = new Set(`${named}\n${added}`.split('\n').filter(Boolean))
  } catch {
    return () => false
  }
  if (ENVIRONMENT.some((file) => changed.has(file))) return () => false
  const graph = moduleGraph(root, tokenUses)
  return (file) =>
    [...graph.reach(entriesOf(graph, root, file)).keys()].every((one) => !changed.has(fileOf(one)))
}
