import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readmeCommands } from '../scripts/readmeCommands.mjs'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const isHook = (name: string) => name.startsWith('pre') && name.slice(3) in scripts
const commands = Object.keys(scripts).filter((name) => !isHook(name))

test('readmeCommands finds commands in prose, code and tables', () => {
  const text =
    'npm start\n| who | `npm run types`, `lint` | `npm run bench` |\n`A=1 npm run a:b -- --x`'
  expect(readmeCommands(text)).toEqual(['start', 'types', 'bench', 'lint', 'a:b'])
})

test('every command in the README exists', () => {
  expect(readmeCommands().length).toBeGreaterThan(15)
  expect(readmeCommands().filter((name) => !(name in scripts))).toEqual([])
})

test('each command of the CI workflow and of CONTRIBUTING exists', () => {
  const text = readFileSync('.github/workflows/ci.yml', 'utf8')
  const workflow = text.replace(/npm run \$\{\{ matrix\.command \}\}/, '')
  const [, matrix = ''] = /^ +command: \[(.+)\]$/m.exec(workflow) ?? []
  const nightly = Array.from(matrix.matchAll(/'([\w:-]+)/g), ([, name = '']) => name)
  const inCi = [...readmeCommands(workflow), ...nightly]
  expect(inCi).toEqual(
    expect.arrayContaining(['check', 'build:demo', 'test:all', 'mutants:recorded']),
  )
  expect(readmeCommands(readFileSync('.ci/run', 'utf8'))).toEqual(['test'])
  const guide = readmeCommands(readFileSync('.github/CONTRIBUTING.md', 'utf8'))
  expect(guide.length).toBeGreaterThan(5)
  expect([...inCi, ...guide].filter((name) => !(name in scripts))).toEqual([])
})

// `npm run test:commands` runs them in a clean clone. This is the cheap check.
test('every command sets up what it needs, so any of them may be the first after a clone', () => {
  // `audit` needs only npm and the lock file.
  const SETS_UP = /^node scripts\/(setup|test|tryCommands|audit)\.mjs/
  const DRIVES_A_BROWSER = /testLayer|standalone|screens\.mjs|bench|mutants/
  const READS_BUILDS = /screens\.mjs|bench|recorded\/mutants/
  for (const name of commands) {
    const command = scripts[name] ?? ''
    const first = scripts[`pre${name}`] ?? command
    if (first.startsWith('npm run ')) continue
    expect.soft(first, name).toMatch(SETS_UP)
    if (DRIVES_A_BROWSER.test(command)) expect.soft(first, name).toMatch(/setup\.mjs --browser/)
    if (READS_BUILDS.test(command)) expect.soft(first, name).toMatch(/buildForTests\.mjs/)
  }
})
