import { execFileSync } from 'node:child_process'

/** Runs git in a folder and returns what it prints. @param {string} cwd @param {...string} args @throws {Error} when git fails */
export const git = (cwd, ...args) =>
  execFileSync('git', args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64e6 })
    .toString()
    .trim()

/** The present commit, and whether the working tree differs from it. @param {string} cwd */
export function present(cwd) {
  return {
    commit: git(cwd, 'rev-parse', 'HEAD'),
    // The decisions themselves are no change of what is reviewed.
    isDirty: git(cwd, 'status', '--porcelain', '--', '.', ':!.storybook/approvals.json') !== '',
    author: attempt(() => git(cwd, 'config', 'user.name')),
  }
}

/** @param {() => string} run */
function attempt(run) {
  try {
    return run()
  } catch {
    return ''
  }
}
