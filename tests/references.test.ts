import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const readings = read('.storybook/docs/product/readings.mdx')
const decisions = ` ${readdirSync('.storybook/docs/decisions').join(' ')}`
const { scripts, dependencies, devDependencies } = JSON.parse(read('package.json'))

const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard']).toString()
const files = list.split('\n').filter((file) => existsSync(file))
const isFile = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`))
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w\\/])\/\/.*$/gm
/** What people read: whole documents, and the comments of code. */
const texts = files
  .filter((file) => /\.(tsx?|mjs|css|mdx?|yml|grit)$/.test(file))
  .map((file) => ({
    file,
    prose: /\.(mdx?|yml)$/.test(file) ? read(file) : (read(file).match(COMMENT) ?? []).join('\n'),
  }))

const FILE = /(?<![\w./*-])((?:[\w.@$-]+\/)*[\w.$-]+\.(?:tsx?|mjs|mdx|css))\b/g
/** The files of a recipe's example, and placeholders. */
const EXAMPLES =
  /NAME|SLUG|^admin\/route\.|environment|[Ss]ubscri|[Ww]eather|^Part\.|^(?:scripts\/x|src\/lib\/a)\./

test.each<[kind: string, pattern: RegExp, isKnown: (name: string, file: string) => boolean]>([
  ['reading', /\bD-(\d+[a-z]?)\b/g, (name) => readings.includes(`**D-${name}** `)],
  ['decision', /\bADR-(\d+)\b/g, (name) => decisions.includes(` ${name}-`)],
  // Some are named from the folder of the file that names them.
  ['file', FILE, (name) => EXAMPLES.test(name) || isFile(name.replace(/^(\.\.?\/)+/, ''))],
  ['link', /\]\(([^)#?:]+)(?:#[^)]*)?\)/g, (to, file) => existsSync(path.join(file, '..', to))],
  ['command', /`npm run ([a-z][\w:-]*)/g, (name) => name in scripts],
])('each %s that a comment or document names exists', (kind, pattern, isKnown) => {
  const unknown = texts
    .filter(({ file }) => kind !== 'link' || /\.mdx?$/.test(file))
    .flatMap(({ file, prose }) =>
      Array.from(prose.matchAll(pattern), ([, name = '']) => name)
        .filter((name) => !isKnown(name, file))
        .map((name) => `${file}: ${name}`),
    )
  expect(unknown).toEqual([])
})

test('each data attribute that a style sheet selects is in the list of marks', () => {
  const marks = read('src/ui/marks/marks.ts') + read('src/ui/marks/rowControl.ts')
  for (const file of files.filter((file) => /^src\/.*\.css$/.test(file)))
    for (const [, name] of read(file).matchAll(/\[data-([\w-]+)/g))
      expect.soft(marks, file).toMatch(new RegExp(`\\b${name}['\`]`))
})

test('each package has its licence and a reason in PACKAGES.md', () => {
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const { license } = JSON.parse(read(`node_modules/${name}/package.json`))
    expect.soft(read('.github/PACKAGES.md')).toContain(`| ${name} | ${license} | `)
  }
})
