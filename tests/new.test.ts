import { afterAll, expect, test } from 'vitest'
import { scratchCopyWithNewFiles } from './scratchCopy'

// `npm run new` fails when Biome finds an error in what it writes. tests/tools/recipes.spec.ts checks types, runs the
// new unit tests and builds: that takes longer than a unit test may, so it runs nightly.
const copy = scratchCopyWithNewFiles()
afterAll(copy.remove)

test('`npm run new` adds a public screen, an admin screen and a resource, and adds each to its lists', () => {
  const changed = copy.run('git', 'diff', '--stat=200').match(/\S+\.tsx?(?= +\|)/g)
  expect(changed).toEqual([
    'mocks/backend/contract/calls.ts',
    'mocks/backend/contract/openapi.ts',
    'mocks/backend/dataCalls.ts',
    'mocks/backend/handlers/index.ts',
    'src/admin/chrome/adminMenu.ts',
    'src/publicPaths.ts',
    'src/routeTree.gen.ts',
    'src/screens.ts',
    'tests/addresses.ts',
    'tests/contract/openapi.test.ts',
    'tests/contract/suite.ts',
    'tests/faults/callActions.ts',
  ])
  expect(copy.run('cat', 'src/routeTree.gen.ts')).toContain("'/admin/push-reports'")
})

test.each([
  ['screen', 'Weather'],
  ['screen', 'weather'],
  ['resource', 'admin/push-devices'],
  ['resource', 'push-devices'],
  ['part', 'weather'],
])('it refuses %s %s and changes nothing: a wrong name, or one that exists', (kind, name) => {
  const before = copy.run('git', 'diff')
  expect(() => copy.run('node', 'scripts/new.mjs', kind, name)).toThrow()
  expect(copy.run('git', 'diff')).toBe(before)
})
