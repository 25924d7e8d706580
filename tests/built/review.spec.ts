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
  const REVIEW_PICTURES = path.join(folder, 'pictures')
  /** Runs the Playwright project of `npm run review`; returns whether nothing failed, and what it printed. */
  const run = (REVIEW_STORYBOOK: string, ...more: string[]) => {
    const args = [
      'test',
      '-c',
      'tests/review',
      '-g',
      'Parts/StatusBadge',
      '--reporter=line',
      ...more,
    ]
    const { status, stdout } = spawnSync('playwright', args, {
      encoding: 'utf8',
      env: { ...process.env, TEST_PORT: '4390', REVIEW_PICTURES, REVIEW_STORYBOOK },
    })
    return { isSame: status === 0, failures: stdout.slice(stdout.indexOf('  1)')) }
  }
  try {
    run(base, '--update-snapshots=all')
    expect(run(present).isSame, 'one commit').toBe(true)

    for (const file of globSync('assets/*.js', { cwd: present })) {
      const script = path.join(present, file)
      writeFileSync(script, readFileSync(script, 'utf8').replaceAll(light.okSoft, '#ffe4e6'))
    }
    const { isSame, failures } = run(present)
    expect(isSame, 'another token').toBe(false)
    expect(failures).toContain('Parts/StatusBadge › At rest: Tones')
    expect(failures).not.toContain('Parts/StatusBadge › Count')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
