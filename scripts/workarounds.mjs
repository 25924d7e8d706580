import { execFileSync } from 'node:child_process'

/** @typedef {{ library: string, file: string, tests: string[] }} Workaround */

/**
 * The places where our code depends on undocumented behaviour of a library. A comment there names the library and the
 * tests that fail when it changes: `@workaround msw: tests/built/demo.spec.ts, tests/other.test.ts`.
 * @returns {Workaround[]}
 * @throws {Error} for a line without a library or without a test
 */
export function workarounds() {
  const line = '^[[:space:]]*([*]|//) @workaround'
  const args = ['grep', '-E', '--untracked', line, '--', '*.ts', '*.tsx', '*.mjs']
  const found = execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n')
  return found.map((text) => {
    const [, file, library, tests] = /^([^:]+):.* @workaround (\S+): (.+)$/.exec(text) ?? []
    if (!file || !library || !tests)
      throw new Error(`«@workaround package: test» is expected: ${text}`)
    return { file, library, tests: tests.split(', ') }
  })
}
