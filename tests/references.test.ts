import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const DOCS = '.storybook/docs'
const named = (folder: string) => readdirSync(path.join(DOCS, folder))
const readings = readFileSync(path.join(DOCS, 'product/readings.mdx'), 'utf8')

/** The names that exist for each kind of reference: pages of the documents, or headings of a page. */
const NAMES: Record<string, Set<string>> = {
  'Spec §': new Set(named('product').flatMap((file) => /^\d+(?=-)/.exec(file) ?? [])),
  'D-': new Set(Array.from(readings.matchAll(/^#+ D-(\w+)\./gm), ([, name = '']) => name)),
  'ADR-': new Set(named('decisions').flatMap((file) => /^\d+(?=-)/.exec(file) ?? [])),
}

const allFiles = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  .toString()
  .split('\n')
  .filter((file) => existsSync(file))
const files = allFiles.filter(
  (file) => /\.(tsx?|mjs|css|html|mdx?|yml)$/.test(file) && !file.includes('references.test'),
)
const lines = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text, at) => ({ where: `${file}:${at + 1}`, text })),
)

test.each(Object.entries(NAMES))(
  'every %s… refers to a page or heading of the documents',
  (kind, names) => {
    expect(names.size).toBeGreaterThan(5)
    const found = lines.flatMap(({ where, text }) =>
      Array.from(text.matchAll(new RegExp(`\\b${kind}(\\d+[a-z]?)\\b`, 'g')), ([, name = '']) => ({
        where,
        name,
      })),
    )
    expect(found.length).toBeGreaterThan(10)
    expect(found.filter(({ name }) => !names.has(name))).toEqual([])
  },
)

test('nothing refers to documents outside the repository', () => {
  const outside =
    /\b(decisions?|issues?) (\d+|«)|\bdesign\/\w|\.\.\/shared\b|\(reference[:,]|the reference\b/i
  const found = (some: typeof lines) =>
    some.filter(({ text }) => outside.test(text)).map(({ where }) => where)
  expect(found([{ where: 'here', text: '(design/reference, Toast)' }])).toEqual(['here'])
  expect(found(lines)).toEqual([])
})

/** Names of a recipe's example, which its reader is to create, and placeholders. */
const EXAMPLES =
  /NAME|SLUG|^admin\/route\.|^tests\/other\.|\*|environment|subscription|subscribe|weather|^Part\.|^scripts\/x\.|^src\/lib\/a\.|^madar-hours/i
/** Of browsers and packages; the code does not call them, a comment or decision says why. */
const FOREIGN = new Set(
  (
    'ArgTypes captureBeyondViewport createImageBitmap entriesAware getWorkerInstance isIconLigature ' +
    'MOCK_ACTIVATE skipWaiting toHaveScreenshot useMediaQuery'
  ).split(' '),
)
/** ADR-9 and ADR-7 tell of these as what was before. */
const FORMER = new Set(['holdBackendGate', 'pressAgain'])

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w\\/])\/\/.*$/gm
const texts = files.map((file) => {
  const text = readFileSync(file, 'utf8')
  const isProse = /\.mdx?$/.test(file)
  const comments = (text.match(COMMENT) ?? []).join('\n')
  return { file, prose: isProse ? text : comments, code: isProse ? '' : text.replace(COMMENT, '') }
})

/** Returns «name (file)» for each match in a comment or document that is not among the known names. */
function unresolved(pattern: RegExp, isKnown: (name: string, file: string) => boolean): string[] {
  const found = texts.flatMap(({ file, prose }) =>
    Array.from(prose.matchAll(pattern), ([, name = '']) => ({ file, name })),
  )
  expect(found.length).toBeGreaterThan(100)
  return found
    .filter(({ name, file }) => !EXAMPLES.test(name) && !isKnown(name, file))
    .map(({ name, file }) => `${name} (${file})`)
}

test('every file that a comment or document names exists', () => {
  const ends = new Set(
    allFiles.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
  )
  const FILE = /(?<![\w./*-])((?:[\w.@$-]+\/)*[\w.$-]+\.(?:tsx?|mjs|mdx|css))\b/g
  // Some are named from the folder of the file that names them.
  const isThere = (name: string) => ends.has(name.replace(/^(\.\.?\/)+/, ''))
  expect(unresolved(FILE, isThere)).toEqual([])
})

test('every symbol that a comment or document names is in the code', () => {
  const words = new Set(
    texts.flatMap(({ code, file }) => [...(code.match(/[\w$]+/g) ?? []), ...file.split(/[/.]/)]),
  )
  const SYMBOL = /`([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z]{2,}[A-Z_]*)(?:\(\))?`/g
  const isThere = (name: string) => words.has(name) || FOREIGN.has(name) || FORMER.has(name)
  expect(unresolved(SYMBOL, isThere)).toEqual([])
})

test('every link and every heading that a document names leads somewhere', () => {
  const links = texts.flatMap(({ file, prose }) =>
    /\.mdx?$/.test(file)
      ? Array.from(prose.matchAll(/\]\(([^)#?:]+)(?:#[^)]*)?\)/g), ([, to = '']) => ({ file, to }))
      : [],
  )
  const isLost = ({ file, to }: { file: string; to: string }) =>
    !existsSync(path.join(path.dirname(file), to))
  expect(links.length).toBeGreaterThan(10)
  expect(links.filter(isLost)).toEqual([])
  const guide = readFileSync('.github/CONTRIBUTING.md', 'utf8')
  const headings = texts.flatMap(({ prose }) =>
    Array.from(
      prose.matchAll(/CONTRIBUTING(?:\.md)?`?,\s«?(\w[\w ]*)»?/g),
      ([, name = '']) => name,
    ),
  )
  expect(headings.length).toBeGreaterThan(0)
  expect(headings.filter((name) => !guide.includes(`## ${name}`))).toEqual([])
})
