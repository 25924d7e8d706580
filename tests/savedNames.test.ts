import { expect, test } from 'vitest'
import { savedNames } from '@/saved/allStorageKeys'
import { SAVED_LISTS } from '@/saved/registry'

const namesWith = (...facts: ('isLogged' | 'isShared' | 'isOnEveryPage')[]) =>
  savedNames.filter((name) => facts.every((fact) => fact in SAVED_LISTS[name]))
const lines = (names: readonly string[]) => names.map((name) => `  '${name}',\n`).join('')

/** Every page loads the names; the registry, with its texts, is loaded late. */
test('lib/savedNames.gen.ts has the names of the registry: `npx vitest run tests/savedNames.test.ts -u` writes it', async () => {
  const logged = namesWith('isLogged', 'isShared')
  expect(namesWith('isLogged'), 'readers see what editors save').toEqual(logged)
  const shared = namesWith('isShared').filter((name) => !logged.includes(name))
  const onEveryPage = namesWith('isOnEveryPage')
  const others = savedNames.filter((name) => ![...logged, ...shared, ...onEveryPage].includes(name))
  await expect(`// Written from src/saved/registry.ts by \`npx vitest run tests/savedNames.test.ts -u\`.

export const LOGGED_LISTS = [
${lines(logged)}] as const

export const SHARED_LISTS = [
  ...LOGGED_LISTS,
${lines(shared)}] as const

export const EVERY_PAGE_LISTS = [
${lines(onEveryPage)}] as const

export type SavedName =
  | (typeof SHARED_LISTS)[number]
  | (typeof EVERY_PAGE_LISTS)[number]
${others.map((name) => `  | '${name}'\n`).join('')}`).toMatchFileSnapshot(
    '../src/lib/savedNames.gen.ts',
  )
})

test.each(savedNames)(
  'the registry loads the list %s under this name; it refuses what has another shape (D-4)',
  async (name) => {
    const store = await SAVED_LISTS[name].load()
    expect(store.name).toBe(name)
    for (const json of [null, { version: 1, value: 7 }, { version: 99, value: store.shipped() }])
      expect(() => store.parse(json), JSON.stringify(json)).toThrow()
  },
)
