import { defineConfig } from 'playwright/test'
import { builds } from '../builds.mjs'
import { DEMO } from '../sites'
import { engines, type Options } from './tab'

const { pathname, port } = new URL(DEMO)
const isAnyHere = Object.values(engines).some(({ missing }) => !missing)

/**
 * Journeys through the built demo in the Firefox and WebKit of this machine. Playwright runs the tests but does not
 * drive these browsers. With `ENGINES=all` a missing engine is a failure.
 */
export default defineConfig<object, Options>({
  testDir: '.',
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
  outputDir: '../../test-results',
  reporter: 'list',
  // Each engine runs one journey at a time, because there is one port for WebKit's driver.
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
