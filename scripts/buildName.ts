import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What a build is: its version, its commit (empty without Git or a repository) and its day, `YYYY-MM-DD`. */
export function buildInfo() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' })
  return { version, commit: stdout?.trim() ?? '', day: new Date().toISOString().slice(0, 10) }
}

/** The same as one text, for recordings and reports: «0.1.0 1bd47e5 2026-11-24». */
export const buildName = () => Object.values(buildInfo()).filter(Boolean).join(' ')
