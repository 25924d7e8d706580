import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))

/** The npm scripts that a text names: `npm start`, `npm test -- all`, `npm run NAME`. */
const namedIn = (text: string) =>
  Array.from(text.matchAll(/npm (?:run )?([a-z][\w:-]*)/g), ([, name = '']) => name)

test.each(['README.md', '.github/COMMANDS.md', '.github/CONTRIBUTING.md', '.github/HOSTING.md'])(
  'every command that %s names exists',
  (file) => {
    expect(namedIn(read(file)).length).toBeGreaterThan(2)
    expect(namedIn(read(file)).filter((name) => !(name in scripts))).toEqual([])
  },
)

test('each command of the CI workflow exists', () => {
  const text = read('.github/workflows/ci.yml')
  const workflow = text.replace(/npm run \$\{\{ matrix\.command \}\}/, '')
  const [, matrix = ''] = /^ +command: \[(.+)\]$/m.exec(workflow) ?? []
  const nightly = Array.from(matrix.matchAll(/'([\w:-]+)/g), ([, name = '']) => name)
  expect(nightly).toEqual(expect.arrayContaining(['test', 'mutants']))
  expect([...namedIn(workflow), ...nightly].filter((name) => !(name in scripts))).toEqual([])
  expect(namedIn(read('.ci/run'))).toEqual(['test'])
})

test('the page of commands has each script', () => {
  expect(
    Object.keys(scripts).filter((name) => !namedIn(read('.github/COMMANDS.md')).includes(name)),
  ).toEqual([])
})

test('every script sets up what it needs, so any of them may be the first after a clone', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(30)
  for (const [name, command] of Object.entries(scripts)) {
    for (const part of command.split(' && ').filter((one) => !one.startsWith('npm run ')))
      expect.soft(part, name).toMatch(/^node scripts\/run\.mjs /)
    if (/screens|bench|mutants|scripts\/test\.mjs$/.test(command))
      expect.soft(command, name).toMatch(/^node scripts\/run\.mjs --browser /)
    if (/screens|bench/.test(command))
      expect.soft(command, name).toMatch(/buildForTests\.mjs .*demo/)
  }
})
