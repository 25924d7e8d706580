import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { biomeImports, LAYERS, writtenBiomeImports } from '../scripts/lint/layers.mjs'

const root = path.resolve(import.meta.dirname, '..')

/** For a file of each layer: what it must not import. The folders of the files need not exist. */
const FORBIDDEN: Record<string, string[]> = {
  'src/lib/thing.ts': [
    '@/api/http',
    '@/content/home',
    '@/ui/theme/PageHeader',
    '@/site/home/HomePage',
    '@/admin/users/UsersPage',
    '@/routes/__root',
    '@/screens',
    '@mocks/backend/start',
    'react',
  ],
  'src/api/thing.ts': [
    'zod',
    '@/content/home',
    '@/ui/theme/PageHeader',
    '@/site/home/HomePage',
    '@/admin/users/UsersPage',
    '@/routes/__root',
    '@/router',
    '@mocks/backend/start',
  ],
  'src/content/thing.ts': [
    '@/api/http',
    '@/ui/theme/PageHeader',
    '@/site/home/HomePage',
    '@/admin/users/UsersPage',
    '@/routes/__root',
    '@/publicPaths',
    '@mocks/backend/start',
    'react',
    'lucide-react',
  ],
  'src/ui/folder/Part.tsx': [
    '@/api/contactMessages',
    '@/content/home',
    '@/site/home/HomePage',
    '@/admin/chrome/AdminLayout',
    '@/routes/__root',
    '@/App',
    '@/newFolder/thing',
    '@mocks/backend/start',
    '../PageHeader',
  ],
  'src/site/new/Screen.tsx': [
    '@/admin/users/UsersPage',
    '@/routes/__root',
    '@/screens',
    '@mocks/backend/start',
    '../../../mocks/backend/scenarios',
    '../../lib/arabic',
    '../cards/Offer',
    'msw/http',
  ],
  'src/admin/new/Screen.tsx': [
    '@/site/home/HomePage',
    '@/routes/__root',
    '@/router',
    '@mocks/backend/start',
    '../newId',
  ],
  'src/routes/thing.tsx': ['@/router', '@mocks/backend/start', '../site/home/HomePage'],
  'src/App.tsx': ['@mocks/backend/start', '../mocks/backend/start', 'virtual:msw'],
  'src/main.tsx': [
    '../mocks/backend/start',
    '@mocks/backend/network',
    '@mocks/demo/panel/DemoPanel',
  ],
  'mocks/backend/handlers/thing.ts': [
    '@mocks/demo/start',
    '@/ui/theme/PageHeader',
    '@/content/home',
    '@/site/home/HomePage',
    '@/admin/users/UsersPage',
    '@/routes/__root',
    '@/publicPaths',
    '../scenarios',
  ],
  'mocks/demo/pages/page.ts': [
    '@/content/home',
    '@/saved/registry',
    '@/site/home/HomePage',
    '../scenarios',
  ],
  'mocks/demo/panel/Part.tsx': [
    '@/content/home',
    '@/site/home/HomePage',
    '@/admin/users/UsersPage',
    '@/routes/__root',
    '@/router',
    '../scenarios',
  ],
}

const ALLOWED: Record<string, string[]> = {
  'src/lib/thing.ts': ['@/lib/arabic', './arabic', './search/words'],
  'src/api/thing.ts': ['@/lib/validation', 'react', 'zod/mini'],
  'src/content/thing.ts': ['@/lib/arabic', '@/content/home'],
  'src/ui/folder/Part.tsx': ['@/lib/arabic', '@/ui/theme/PageHeader', '#.storybook/preview'],
  'src/site/new/Screen.tsx': [
    '@/ui/theme/PageHeader',
    '@/api/contactMessages',
    '@/content/home',
    '@/lib/arabic',
    '@/site/cards/Offer',
    './Part',
  ],
  'src/admin/new/Screen.tsx': ['@/lib/arabic', '@/content/admin/users', '@/admin/newId'],
  'src/routes/thing.tsx': ['@/site/home/HomePage', '@/admin/users/UsersPage', '@/api/http'],
  'src/App.tsx': ['@/ui/theme/PageHeader', './router'],
  'src/main.tsx': ['@mocks/backend/start', './App'],
  'mocks/backend/handlers/thing.ts': [
    '@/api/contactMessages',
    '@/lib/storage',
    '@mocks/backend/data/database',
  ],
  'mocks/demo/pages/page.ts': ['@/ui/theme/tokens', '@/screens', '@mocks/backend/scenarios'],
  'mocks/demo/panel/Part.tsx': [
    '@/ui/theme/PageHeader',
    '@/lib/session',
    '@/api/contactMessages',
    '@/screens',
    '@mocks/backend/scenarios',
  ],
}

/** Two files that import a type from each other. */
const CIRCLE = {
  'src/lib/one.ts': "import type { Two } from './two'\n\nexport type One = Two[]\n",
  'src/lib/two.ts': "import type { One } from './one'\n\nexport type Two = One[]\n",
}

const PHYSICAL_CSS = [
  'marginLeft: 4',
  "paddingRight: '1rem'",
  "textAlign: 'left'",
  'left: 0',
  'ml: 2',
]
const LOGICAL_CSS = "marginInlineStart: 4, insetInlineEnd: 0, textAlign: 'start'"
const STYLES = 'src/site/new/style.ts'

/** The imports of each file, one on a line: line n imports the n-th. */
const importsOf = (file: string) => [...(FORBIDDEN[file] ?? []), ...(ALLOWED[file] ?? [])]
const importing = (targets: string[]) =>
  [
    ...targets.map((target, at) => `import { thing${at} } from '${target}'`),
    `export const things = [${targets.map((_, at) => `thing${at}`)}]`,
  ].join('\n')

type Diagnostic = {
  category: string
  message: string
  location: { path: string; start: { line: number } }
}

/**
 * Lints the files with a copy of the configuration outside the tree, since the dev server would see files inside it.
 * Returns what Biome reports for a line of a file.
 */
function lint(files: Record<string, string>): (file: string, line: number) => string {
  const folder = mkdtempSync(path.join(tmpdir(), 'madar-lint-'))
  const config = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8'))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  write('biome.json', JSON.stringify({ ...config, vcs: { enabled: false } }))
  cpSync(path.join(root, 'biome.imports.json'), path.join(folder, 'biome.imports.json'))
  cpSync(path.join(root, 'scripts/lint'), path.join(folder, 'scripts/lint'), { recursive: true })
  for (const [file, text] of Object.entries(files)) write(file, text)
  try {
    const { stdout } = spawnSync('biome', ['lint', '--reporter=json', '--max-diagnostics=none'], {
      cwd: folder,
      encoding: 'utf8',
    })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
    return (file, line) =>
      diagnostics
        .filter(({ location }) => location.path === file && location.start.line === line)
        .map(({ category, message }) => `${category} ${message}`)
        .join('\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const reported = lint({
  ...Object.fromEntries(
    [...Object.keys(FORBIDDEN), ...Object.keys(ALLOWED)].map((file) => [
      file,
      importing(importsOf(file)),
    ]),
  ),
  ...CIRCLE,
  [STYLES]: [...PHYSICAL_CSS, LOGICAL_CSS]
    .map((css, at) => `export const style${at} = { ${css} }`)
    .join('\n'),
})

describe('the layers of scripts/lint/layers.mjs', () => {
  const pairs = (table: Record<string, string[]>) =>
    Object.entries(table).flatMap(([file, targets]) =>
      targets.map((target): [string, string] => [file, target]),
    )
  const reportedOf = (file: string, target: string) =>
    reported(file, importsOf(file).indexOf(target) + 1)

  test.each(pairs(FORBIDDEN))('%s must not import %s', (file, target) => {
    expect(reportedOf(file, target)).toContain('noRestrictedImports')
  })

  test.each(pairs(ALLOWED))('%s may import %s', (file, target) => {
    expect(reportedOf(file, target)).toBe('')
  })

  test('files must not import each other, not even types', () => {
    for (const file of Object.keys(CIRCLE)) expect(reported(file, 1)).toContain('noImportCycles')
  })

  test('biome.imports.json is not stale: `node scripts/lint/layers.mjs` writes it', () => {
    expect(writtenBiomeImports()).toBe(biomeImports())
  })

  test('each folder of src is a layer, and each layer exists', () => {
    const listed = LAYERS.map(({ folder }) => folder)
    const folders = readdirSync(path.join(root, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `src/${name}`)
    expect(folders.filter((folder) => !listed.includes(folder))).toEqual([])
    expect(listed.filter((folder) => !existsSync(path.join(root, folder)))).toEqual([])
  })
})

describe('physical CSS is an error, logical CSS is not', () => {
  test.each(PHYSICAL_CSS)('%s', (css) => {
    expect(reported(STYLES, PHYSICAL_CSS.indexOf(css) + 1)).toContain('Physical CSS')
  })

  test(LOGICAL_CSS, () => {
    expect(reported(STYLES, PHYSICAL_CSS.length + 1)).toBe('')
  })
})
