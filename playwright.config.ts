import { defineConfig } from 'playwright/test'
import { launchOptions } from '../scripts/chromium.mjs'
import { builds } from './builds.mjs'
import { API, DEMO, DEMO_ON_PAGES, DEV, PRODUCTION, STORYBOOK, WITH_SERVER } from './sites'

const portOf = (site: string) => new URL(site).port

const serve = (build: keyof typeof builds, site: string, errorPage = '') => {
  const { pathname, port } = new URL(site)
  return {
    command: `node tests/staticServer.mjs ${builds[build].folder} ${pathname} ${port} ${errorPage}`,
    cwd: '..',
    url: site,
    reuseExistingServer: false,
  }
}

/**
 * The stories of the built Storybook, journeys through the built demo and checks of what was built, in a real
 * Chromium. `node scripts/buildForTests.mjs` makes the folders.
 */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts' },
    // Checks of the built folders themselves.
    { name: 'built', testMatch: 'built/**/*.spec.ts' },
    { name: 'stories', testMatch: 'stories/**/*.spec.ts' },
    // Every fault over every call, screen, form and key (issue 9): a test is a row of many cells.
    { name: 'faults', testMatch: 'faults/**/*.spec.ts', timeout: 240_000 },
  ],
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
    actionTimeout: 20_000,
    launchOptions: launchOptions(),
  },
  webServer: [
    serve('demo', DEMO),
    serve('demo', DEMO_ON_PAGES, '404.html'),
    serve('production', PRODUCTION),
    serve('storybook', STORYBOOK),
    {
      command: `node scripts/run.mjs mocks/server.ts --session --port ${portOf(API)}`,
      cwd: '..',
      url: `${API}api/contact-messages`,
      reuseExistingServer: false,
    },
    {
      command: `vite preview --outDir ${builds.production.folder} --strictPort --port ${portOf(WITH_SERVER)}`,
      cwd: '..',
      env: { API_PROXY: API },
      url: WITH_SERVER,
      reuseExistingServer: false,
    },
    { command: `vite --port ${portOf(DEV)} --strictPort`, cwd: '..', url: DEV },
  ],
})
