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
  const present = path.join(folder, 'storybook')
  cpSync(builds.storybook.folder, present, { recursive: true })
  const REVIEW_INDEXES = path.resolve(builds.storybook.folder, 'index.json')
  const sides = { REVIEW_BASE: path.join(folder, 'base'), REVIEW_INDEXES }
  /** Runs the Playwright project of `npm run review`; returns whether nothing failed, and what it printed. */
  const run = (env: Record<string, string>) => {
    const args = ['test', '-c', 'tests/review', '--pass-with-no-tests', '-g', 'Parts/StatusBadge']
    const { status, stdout } = spawnSync('playwright', args, {
      encoding: 'utf8',
      env: { ...process.env, TEST_PORT: '4390', ...sides, ...env },
    })
    return { isSame: status === 0, stdout }
  }
  const ofPresent = { REVIEW_PRESENT: path.join(folder, 'present') }
  try {
    run({ REVIEW_STORYBOOK: builds.storybook.folder })
    run({ ...ofPresent, REVIEW_STORYBOOK: present })
    expect(run(ofPresent).isSame, 'one commit').toBe(true)

    for (const file of globSync('assets/*.js', { cwd: present })) {
      const script = path.join(present, file)
      writeFileSync(script, readFileSync(script, 'utf8').replaceAll(light.okSoft, '#ffe4e6'))
    }
    run({ ...ofPresent, REVIEW_STORYBOOK: present })
    const { isSame, stdout } = run(ofPresent)
    expect(isSame, 'another token').toBe(false)
    expect(stdout).toContain('Parts/StatusBadge › At rest: Tones')
    expect(stdout).not.toContain('Parts/StatusBadge › Count')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
