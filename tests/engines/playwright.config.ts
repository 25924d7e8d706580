import { defineConfig } from 'playwright/test'
import { builds } from '../builds.mjs'
import { DEMO } from '../sites'
import { engines, type Options } from './tab'

const { pathname, port } = new URL(DEMO)
const isAnyHere = Object.values(engines).some(({ missing }) => !missing)

/**
 * Journeys through the built demo in the browser engines of this machine; Playwright runs them and drives none.
 * With `ENGINES=all` a missing engine is a failure.
 */
export default defineConfig<object, Options>({
  testDir: '.',
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
  outputDir: '../../test-results',
  reporter: 'list',
  // An engine runs one journey at a time: WebKit's driver has one port.
  workers: Object.keys(engines).length,
  timeout: 60_000,
  expect: { timeout: 10_000, toPass: { timeout: 10_000 } },
  forbidOnly: true,
  ...(isAnyHere && {
    webServer: {
      command: `node scripts/buildForTests.mjs demo && node tests/staticServer.mjs ${builds.demo.folder} ${pathname} ${port}`,
      cwd: '../..',
      url: DEMO,
      stdout: 'pipe',
      timeout: 300_000,
      reuseExistingServer: false,
    },
  }),
})
