import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../journeys/page'
import { scratchCopy } from '../scratchCopy'

test('without mocks/demo and its line in src/main.tsx, the fake backend passes types and tests, and the demo builds', () => {
  test.setTimeout(240_000)
  const copy = scratchCopy()
  try {
    const ofDemo = copy
      .run('git', 'grep', '-lE', '@?mocks/demo/.*', '--', 'tests/**/*.ts', 'tests/**/*.mjs')
      .split('\n')
      .filter((file) => /from '@mocks\/demo|import\('.*mocks\/demo/.test(sourceOf(file)))
    for (const file of ['mocks/demo', ...ofDemo]) rmSync(inCopy(file), { recursive: true })
    const main = sourceOf('src/main.tsx')
    writeFileSync(inCopy('src/main.tsx'), main.replace("import '@mocks/demo/start'\n", ''))
    copy.run('tsc', '-p', '.')
    copy.run('vitest', 'run', 'mocks', 'tests/contract')
    copy.run('vite', 'build', '--mode', 'demo')
    expect(copy.run('cat', 'dist-demo/index.html')).toContain('مدار')
  } finally {
    copy.remove()
  }

  function inCopy(file: string) {
    return path.join(copy.folder, file)
  }

  function sourceOf(file: string) {
    return file === '' ? '' : readFileSync(inCopy(file), 'utf8')
  }
})
