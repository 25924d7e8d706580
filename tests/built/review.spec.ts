import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { light } from '@/ui/theme/tokens'
import { builds } from '../builds.mjs'

test('the review of one commit finds nothing, and of one other token exactly the stories that use it', () => {
  test.setTimeout(180_000)
  const folder = mkdtempSync(path.join(tmpdir(), 'madar-review-'))
  const base = path.resolve(builds.storybook.folder)
  const present = path.join(folder, 'storybook')
  cpSync(base, present, { recursive: true })
  const ofBase = { REVIEW_BASE: path.join(folder, 'pictures') }
  const ofBoth = { ...ofBase, REVIEW_PRESENT: path.join(folder, 'present') }
  /** Runs the Playwright project of `npm run review`; returns whether nothing failed, and what it printed. */
  const run = (sides: Record<string, string>, ...storybooks: string[]) => {
    const REVIEW_STORYBOOKS = storybooks.join(path.delimiter)
    const args = ['test', '-c', 'tests/review', '--pass-with-no-tests', '-g', 'Parts/StatusBadge']
    const { status, stdout } = spawnSync('playwright', args, {
      encoding: 'utf8',
      env: { ...process.env, TEST_PORT: '4390', ...sides, REVIEW_STORYBOOKS },
    })
    return { isSame: status === 0, stdout }
  }
  try {
    run(ofBase, base)
    run(ofBoth, present)
    expect(run(ofBoth, base, present).isSame, 'one commit').toBe(true)

    for (const file of globSync('assets/*.js', { cwd: present })) {
      const script = path.join(present, file)
      writeFileSync(script, readFileSync(script, 'utf8').replaceAll(light.okSoft, '#ffe4e6'))
    }
    run(ofBoth, present)
    const { isSame, stdout } = run(ofBoth, base, present)
    expect(isSame, 'another token').toBe(false)
    expect(stdout).toContain('Parts/StatusBadge › At rest: Tones')
    expect(stdout).not.toContain('Parts/StatusBadge › Count')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
