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
  const assets = path.join(folder, 'storybook/assets')
  /** Runs the Playwright project of `npm run review`; returns whether nothing failed, and what it printed. */
  const run = () => {
    const args = ['test', '-c', 'tests/review', '-g', 'Parts/StatusBadge', '--pass-with-no-tests']
    const { status, stdout } = spawnSync('playwright', [...args, '--reporter=line'], {
      encoding: 'utf8',
      env: { ...process.env, TEST_PORT: '4390', REVIEW_FOLDER: folder },
    })
    return { isSame: status === 0, failures: stdout.slice(stdout.indexOf('  1)')) }
  }
  try {
    cpSync(builds.storybook.folder, path.join(folder, 'storybook'), { recursive: true })
    expect(run().isSame, 'one commit').toBe(true)

    for (const file of globSync('*.js', { cwd: assets })) {
      const script = path.join(assets, file)
      writeFileSync(script, readFileSync(script, 'utf8').replaceAll(light.okSoft, '#ffe4e6'))
    }
    // In a build of another token the chunks have other names.
    writeFileSync(path.join(assets, 'other.css'), '')
    const { isSame, failures } = run()
    expect(isSame, 'another token').toBe(false)
    expect(failures).toContain('Parts/StatusBadge › At rest: Tones')
    expect(failures).not.toContain('Parts/StatusBadge › Count')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
