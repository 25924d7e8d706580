import { globSync } from 'node:fs'
import path from 'node:path'
import { createVitest } from 'vitest/node'

/** One Vitest for all mistakes: to start it takes longer than most tests of a file. @type {ReturnType<typeof createVitest> | undefined} */
let started

/** The files of the last run, which have their right text again. @type {string[]} */
let earlier = []

/** Runs the unit tests that import one of these files. Returns whether all pass. @param {string[]} files @returns {Promise<boolean>} */
export async function passes(files) {
  started ??= createVitest('test', { watch: false, reporters: [{}], related: files })
  const vitest = await started
  vitest.config.related = files.map((file) => path.resolve(file))
  // Vitest would go on with the wrong text of the file before, and other tests would fail with it.
  for (const file of [...earlier, ...vitest.config.related]) vitest.invalidateFile(file)
  earlier = vitest.config.related
  const found = await vitest.getRelevantTestSpecifications()
  // The router imports a screen in a way that Vitest does not follow.
  for (const file of globSync('tests/*.test.tsx'))
    for (const one of vitest.getModuleSpecifications(path.resolve(file)))
      if (found.every(({ moduleId }) => moduleId !== one.moduleId)) found.push(one)
  // Most mistakes fail in the tests of their folder; those that render pages take seconds.
  const folders = new Set(vitest.config.related.map((file) => path.dirname(file)))
  const groups = Map.groupBy(found, ({ moduleId }) => {
    if (folders.has(path.dirname(moduleId))) return 'folder'
    return moduleId.endsWith('.tsx') ? 'pages' : 'others'
  })
  for (const name of /** @type {const} */ (['folder', 'others', 'pages'])) {
    const some = groups.get(name) ?? []
    if (some.length === 0) continue
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(some)
    // The result also has the modules of earlier runs.
    const now = testModules.filter((one) => some.some(({ moduleId }) => moduleId === one.moduleId))
    if (unhandledErrors.length > 0 || now.some((one) => one.state() === 'failed')) return false
  }
  return true
}

export const close = async () => (await started)?.close()
