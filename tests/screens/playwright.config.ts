import os from 'node:os'
import path from 'node:path'
import { defineConfig } from 'playwright/test'
import { launchOptions } from '../../scripts/chromium.mjs'
import { builds } from '../builds/builds.mjs'
import { limit } from '../machine'
import { DEMO } from '../sites'

const root = path.resolve(import.meta.dirname, '../..')
const { pathname, port } = new URL(DEMO)

/** `npm run screens`: pictures of every screen of the built demo, in Playwright's report. */
export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'test-results/screens'),
  fullyParallel: true,
  // More pages than processors, since a picture is mostly waiting.
  workers: 2 * os.availableParallelism(),
  timeout: limit(120),
  reporter: [['dot'], ['html', { outputFolder: path.join(root, 'screens'), open: 'never' }]],
  use: {
    browserName: 'chromium',
    baseURL: DEMO,
    locale: 'ar',
    timezoneId: 'Asia/Riyadh',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
  },
  webServer: {
    command: `node tests/builds/make.mjs demo && node tests/staticServer.mjs ${builds.demo.folder} ${pathname} ${port}`,
    cwd: root,
    url: DEMO,
    timeout: 600_000,
    reuseExistingServer: false,
  },
})
