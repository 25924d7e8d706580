import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const pages = (folder: string) => readdirSync(`.storybook/docs/${folder}`).join(' ')
const readings = read('.storybook/docs/product/readings.mdx')
const { scripts, dependencies, devDependencies } = JSON.parse(read('package.json'))

const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard']).toString()
const files = list.split('\n').filter((file) => existsSync(file))
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w\\/])\/\/.*$/gm
const READ = /\.(tsx?|mjs|css|html|mdx?|yml|grit)$|^biome\.json/
const texts = files
  .filter((file) => READ.test(file) && !file.includes('references.'))
  .map((file) => {
    const text = read(file)
    if (/\.(mdx?|yml)$/.test(file)) return { file, prose: text, code: '' }
    const prose = (text.match(COMMENT) ?? []).join('\n')
    return { file, prose, code: text.replace(COMMENT, '') }
  })
const words = new Set(
  texts.flatMap(({ code, file }) => [...(code.match(/[\w$]+/g) ?? []), ...file.split(/[/.]/)]),
)
const isFile = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`))
const FILE = /(?<![\w./*-])((?:[\w.@$-]+\/)*[\w.$-]+\.(?:tsx?|mjs|mdx|css))\b/g
const SYMBOL = /`([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z]{2,}[A-Z_]*)(?:\(\))?`/g

/** Names of a recipe's example, placeholders, what browsers and packages have, and what was before a decision. */
const EXAMPLES =
  /NAME|SLUG|\*|^admin\/route\.|^tests\/other\.|environment|subscri|weather|^Part\.|^scripts\/x\.|^src\/lib\/a\.|^madar-hours|ArgTypes|captureBeyond|createImageBitmap|entriesAware|getWorkerInstance|isIconLigature|MOCK_ACTIVATE|skipWaiting|toHaveScreenshot|useMediaQuery|holdBackendGate|pressAgain|^AddDialog/i

test.each<[kind: string, pattern: RegExp, isKnown: (name: string, file: string) => boolean]>([
  ['section', /\bSpec §(\d+)\b/g, (name) => pages('product').includes(`${name}-`)],
  ['reading', /\bD-(\d+[a-z]?)\b/g, (name) => readings.includes(`# D-${name}.`)],
  ['decision', /\bADR-(\d+)\b/g, (name) => ` ${pages('decisions')}`.includes(` ${name}-`)],
  // Some are named from the folder of the file that names them.
  ['file', FILE, (name) => isFile(name.replace(/^(\.\.?\/)+/, ''))],
  ['symbol', SYMBOL, (name) => words.has(name)],
  ['link', /\]\(([^)#?:]+)(?:#[^)]*)?\)/g, (to, file) => existsSync(path.join(file, '..', to))],
  ['command', /`npm run ([a-z][\w:-]*)/g, (name) => name in scripts],
])('each %s that a comment or document names exists', (kind, pattern, isKnown) => {
  const unknown = texts.flatMap(({ file, prose }) =>
    kind === 'link' && !/\.mdx?$/.test(file)
      ? []
      : Array.from(prose.matchAll(pattern), ([, name = '']) => name)
          .filter((name) => !EXAMPLES.test(name) && !isKnown(name, file))
          .map((name) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('each package has its licence and a reason in PACKAGES.md', () => {
  const names = Object.keys({ ...dependencies, ...devDependencies })
  for (const name of names) {
    const { license } = JSON.parse(read(`node_modules/${name}/package.json`))
    expect.soft(read('.github/PACKAGES.md')).toContain(`| ${name} | ${license} | `)
  }
})
