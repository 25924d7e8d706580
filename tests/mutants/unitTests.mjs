import path from 'node:path'
import { createVitest } from 'vitest/node'

/** One Vitest for all mistakes: to start it takes longer than most tests of a file. @type {ReturnType<typeof createVitest> | undefined} */
let started

/** Runs the unit tests that import one of these files. Returns whether all pass. @param {string[]} files @returns {Promise<boolean>} */
export async function passes(files) {
  started ??= createVitest('test', { watch: false, reporters: [{}], related: files })
  const vitest = await started
  vitest.config.related = files.map((file) => path.resolve(file))
  for (const file of vitest.config.related) vitest.invalidateFile(file)
  const found = await vitest.getRelevantTestSpecifications()
  // Those that render pages take seconds, and most mistakes fail before.
  const rendersPages = (/** @type {{ moduleId: string }} */ { moduleId }) =>
    moduleId.endsWith('.tsx')
  for (const some of [found.filter((one) => !rendersPages(one)), found.filter(rendersPages)]) {
    if (some.length === 0) continue
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(some)
    // The result also has the modules of earlier runs.
    const now = testModules.filter((one) => some.some(({ moduleId }) => moduleId === one.moduleId))
    if (unhandledErrors.length > 0 || now.some((one) => one.state() === 'failed')) return false
  }
  return true
}

export const close = async () => (await started)?.close()
