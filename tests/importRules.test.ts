import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/** [a file, what it may not import]: the layers of .storybook/docs/architecture.mdx. The files need not exist. */
const FORBIDDEN: [string, string][] = [
  ['src/site/new/Screen.tsx', '@/admin/users/UsersPage'],
  ['src/site/new/Screen.tsx', '../../admin/users/UsersPage'],
  ['src/site/new/Screen.tsx', '@/routes/__root'],
  ['src/site/new/Screen.tsx', '@mocks/index'],
  ['src/site/new/Screen.tsx', '../../../mocks/scenarios'],
  ['src/admin/new/Screen.tsx', '@/site/home/HomePage'],
  ['src/admin/new/Screen.tsx', '../../site/home/HomePage'],
  ['src/ui/Part.tsx', '@/site/home/HomePage'],
  ['src/ui/Part.tsx', '@/admin/chrome/AdminLayout'],
  ['src/ui/Part.tsx', '@/content/home'],
  ['src/ui/Part.tsx', '@/api/contactMessages'],
  ['src/ui/folder/Part.tsx', '../../api/contactMessages'],
  ['src/api/thing.ts', '@/ui/PageHeader'],
  ['src/api/thing.ts', '@/content/home'],
  ['src/lib/thing.ts', '@/api/http'],
  ['src/lib/thing.ts', '../ui/PageHeader'],
  ['src/lib/thing.ts', 'react'],
  ['src/content/thing.ts', 'react'],
  ['src/content/thing.ts', '@/ui/PageHeader'],
  ['src/routes/thing.tsx', '@mocks/index'],
  ['src/App.tsx', '@mocks/index'],
  ['src/router.tsx', 'msw'],
  ['mocks/handlers/thing.ts', '@/ui/PageHeader'],
  ['mocks/handlers/thing.ts', '@/site/home/HomePage'],
  ['mocks/handlers/thing.ts', '../../src/content/home'],
  ['mocks/director.ts', '@/ui/PageHeader'],
  ['mocks/panel/Part.tsx', '@/content/home'],
  ['mocks/panel/Part.tsx', '@/site/home/HomePage'],
  ['mocks/panel/Part.tsx', '@/admin/users/UsersPage'],
  ['mocks/panel/Part.tsx', '@/router'],
]

const ALLOWED: [string, string][] = [
  ['src/site/new/Screen.tsx', '@/ui/PageHeader'],
  ['src/site/new/Screen.tsx', '@/api/contactMessages'],
  ['src/site/new/Screen.tsx', '@/content/home'],
  ['src/admin/new/Screen.tsx', '@/lib/arabic'],
  ['src/routes/thing.tsx', '@/site/home/HomePage'],
  ['src/routes/thing.tsx', '@/admin/users/UsersPage'],
  ['src/api/thing.ts', '@/lib/validation'],
  ['src/main.tsx', '@mocks/index'],
  ['mocks/handlers/thing.ts', '@/api/contactMessages'],
  ['mocks/handlers/thing.ts', '@/lib/storage'],
  ['mocks/panel/Part.tsx', '@/ui/PageHeader'],
  ['mocks/panel/Part.tsx', '@/lib/session'],
  ['mocks/panel/Part.tsx', '@/api/contactMessages'],
  ['mocks/panel/Part.tsx', '@/screens'],
]

const PHYSICAL_CSS = [
  'marginLeft: 4',
  "paddingRight: '1rem'",
  "textAlign: 'left'",
  'left: 0',
  'ml: 2',
]
const LOGICAL_CSS = "marginInlineStart: 4, insetInlineEnd: 0, textAlign: 'start'"

const importing = (target: string) => `import { thing } from '${target}'\n\nthing()\n`
const styling = (css: string) => `export const style = { ${css} }\n`

type Case = { file: string; code: string }
type Diagnostic = { category: string; message: string; location: { path: string } }

/**
 * Lints all cases in one run, each under the rules of its folder. They are written beside a copy of the configuration
 * in a temporary folder, because the dev server would notice files in the repository. Returns the diagnostics of each.
 */
function lintAll(cases: Case[]): string[] {
  const room = mkdtempSync(path.join(tmpdir(), 'madar-lint-'))
  const config = JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8'))
  writeFileSync(
    path.join(room, 'biome.json'),
    JSON.stringify({ ...config, vcs: { enabled: false } }),
  )
  cpSync(path.join(root, 'scripts/lint'), path.join(room, 'scripts/lint'), { recursive: true })
  const files = cases.map(({ file, code }, index) => {
    const isTaken = cases.findIndex((other) => other.file === file) < index
    const unique = isTaken ? file.replace(/(\.tsx?)$/, `${index}$1`) : file
    mkdirSync(path.dirname(path.join(room, unique)), { recursive: true })
    writeFileSync(path.join(room, unique), code)
    return unique
  })
  try {
    const { stdout } = spawnSync('biome', ['lint', '--reporter=json', '--max-diagnostics=none'], {
      cwd: room,
      encoding: 'utf8',
    })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
    return files.map((file) =>
      diagnostics
        .filter(({ location }) => location.path === file)
        .map(({ category, message }) => `${category} ${message}`)
        .join('\n'),
    )
  } finally {
    rmSync(room, { recursive: true })
  }
}

const importCase = ([file, target]: [string, string]): Case => ({ file, code: importing(target) })
const cssCase = (css: string): Case => ({ file: 'src/site/new/style.ts', code: styling(css) })

/** Adds to each pair its index among all cases. */
const numbered = (pairs: [string, string][], first: number): [string, string, number][] =>
  pairs.map(([file, target], index) => [file, target, first + index])

const said = lintAll([
  ...FORBIDDEN.map(importCase),
  ...ALLOWED.map(importCase),
  ...PHYSICAL_CSS.map(cssCase),
  cssCase(LOGICAL_CSS),
])

describe('the linter enforces the layers of the page «Architecture»', () => {
  test.each(numbered(FORBIDDEN, 0))('%s may not import %s', (_file, _target, at) => {
    expect(said[at]).toContain('noRestrictedImports')
  })

  test.each(numbered(ALLOWED, FORBIDDEN.length))('%s may import %s', (_file, _target, at) => {
    expect(said[at]).toBe('')
  })
})

describe('the linter rejects physical CSS and accepts logical CSS', () => {
  const first = FORBIDDEN.length + ALLOWED.length

  test.each(PHYSICAL_CSS)('%s', (css) => {
    expect(said[first + PHYSICAL_CSS.indexOf(css)]).toContain('Physical CSS')
  })

  test(LOGICAL_CSS, () => {
    expect(said[first + PHYSICAL_CSS.length]).toBe('')
  })
})
