import { defineConfig } from 'playwright/test'
import { builds } from '../builds/builds.mjs'
import { limit } from '../machine'
import { DEMO } from '../sites'
import type { Options } from './browsers'

const { pathname, port } = new URL(DEMO)

/** Journeys through the built demo in the Firefox of this machine, and in Playwright's WebKit where it is installed. */
export default defineConfig<object, Options>({
  testDir: '.',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
  outputDir: '../../test-results',
  reporter: 'list',
  workers: 2,
  timeout: limit(60),
  expect: { timeout: limit(10) },
  forbidOnly: true,
  webServer: {
    command: `node tests/builds/make.mjs demo && node tests/staticServer.mjs ${builds.demo.folder} ${pathname} ${port}`,
    cwd: '../..',
    url: DEMO,
    stdout: 'pipe',
    timeout: 300_000,
    reuseExistingServer: false,
  },
})
