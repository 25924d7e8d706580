import path from 'node:path'

/**
 * The environment for commands in a clone, as a new terminal has it: without what npm has added for this script.
 * @returns {NodeJS.ProcessEnv}
 */
export function cleanEnvironment() {
  const entries = Object.entries(process.env).filter(
    ([name]) => !/^npm_|^NODE$|^INIT_CWD$/.test(name),
  )
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(path.delimiter)
  return { ...Object.fromEntries(entries), PATH }
}
