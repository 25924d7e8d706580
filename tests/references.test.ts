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

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  .toString()
  .split('\n')
  .filter(
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
  const outside = /\b(decisions?|issues?) (\d+|«)|\bdesign\/\w|\.\.\/shared\b/i
  const found = (some: typeof lines) =>
    some.filter(({ text }) => outside.test(text)).map(({ where }) => where)
  expect(found([{ where: 'here', text: '(design/reference, Toast)' }])).toEqual(['here'])
  expect(found(lines)).toEqual([])
})

test('every file that a document names exists', () => {
  // Files that a reader of a recipe is to create.
  const isExample = (file: string) => /NAME|SLUG|\*|environment|subscriptions|weather/.test(file)
  const found = lines
    .filter(({ where }) => /\.mdx?:/.test(where))
    .flatMap(({ where, text }) =>
      Array.from(
        text.matchAll(/`((?:src|mocks|tests|scripts|\.storybook)\/[^`\s]+\.\w+)`/g),
        ([, file = '']) => ({ where, file }),
      ),
    )
  expect(found.length).toBeGreaterThan(100)
  expect(found.filter(({ file }) => !isExample(file) && !existsSync(file))).toEqual([])
})
