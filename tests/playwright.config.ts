import { defineConfig } from 'playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { DEMO, DEV, PRODUCTION, STORYBOOK } from './sites'

const serve = (folder: string, site: string) => {
  const { pathname, port } = new URL(site)
  return {
    command: `node tests/staticServer.mjs ${folder} ${pathname} ${port}`,
    cwd: '..',
    url: site,
    reuseExistingServer: false,
  }
}

/** Journeys through the built demo and checks of what was built, in a real Chromium. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    baseURL: DEMO,
    locale: 'ar',
    timezoneId: 'Asia/Riyadh',
    launchOptions: { ...executable(), args: ['--no-sandbox'] },
  },
  webServer: [
    serve('dist-demo', DEMO),
    serve('dist', PRODUCTION),
    serve('dist-storybook', STORYBOOK),
    { command: `vite --port ${new URL(DEV).port} --strictPort`, cwd: '..', url: DEV },
  ],
})

function executable() {
  const executablePath = findChromium()
  return executablePath ? { executablePath } : {}
}
