import { spawnSync } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { defineConfig } from 'playwright/test'
import { launchOptions } from './scripts/chromium.mjs'
import { type BuildName, builds } from './tests/builds.mjs'
import { API, DEMO, DEMO_ON_PAGES, DEV, PRODUCTION, STORYBOOK, WITH_SERVER } from './tests/sites'

const portOf = (site: string) => new URL(site).port

const serve = (build: BuildName, site: string, errorPage = '') => {
  const { pathname, port } = new URL(site)
  return {
    command: `node tests/staticServer.mjs ${builds[build].folder} ${pathname} ${port} ${errorPage}`,
    url: site,
  }
}

const demo = serve('demo', DEMO)
const production = serve('production', PRODUCTION)
const storybook = serve('storybook', STORYBOOK)
const server = {
  command: `node scripts/run.mjs mocks/server.ts --session --port ${portOf(API)}`,
  url: `${API}api/contact-messages`,
}
const productionWithServer = {
  command: `vite preview --outDir ${builds.production.folder} --strictPort --port ${portOf(WITH_SERVER)}`,
  env: { API_PROXY: API },
  url: WITH_SERVER,
}
const devServer = { command: `vite --port ${portOf(DEV)} --strictPort`, url: DEV }

type Layer = {
  /** what it reads in `dist-test/`: built here when missing or stale */
  builds: BuildName[]
  servers: { command: string; url: string; env?: Record<string, string> }[]
  timeout?: number
}

/** The layers of the browser tests, each with what it needs: a run builds and starts no more. */
const LAYERS: Record<string, Layer> = {
  journeys: { builds: ['demo'], servers: [demo] },
  // Checks of the built folders themselves, and of the dev server.
  built: {
    builds: ['production', 'storybook', 'demo'],
    servers: [
      demo,
      serve('demo', DEMO_ON_PAGES, '404.html'),
      production,
      storybook,
      server,
      productionWithServer,
      devServer,
    ],
  },
  stories: { builds: ['storybook'], servers: [storybook] },
  // Every fault over every call, screen, form and storage key: a test is a row of many cells.
  faults: { builds: ['production', 'demo'], servers: [demo, production], timeout: 240_000 },
}

const layers = chosenLayers(process.argv.slice(2)).flatMap((name) => LAYERS[name] ?? [])
// The names of the stories are read from the built Storybook: it has to be there before tests are collected.
const isWorker = process.env.TEST_WORKER_INDEX !== undefined
// knip reads this file, too; `mutants:faults` has built the one folder that its mistake changes.
if (process.argv[2] === 'test' && !isWorker && process.env.BUILDS !== 'made') buildForTests()

/** Stories, journeys through the built demo, checks of what was built, and the fault table, in a real Chromium. */
export default defineConfig({
  testDir: 'tests',
  projects: Object.entries(LAYERS).map(([name, { timeout = 60_000 }]) => ({
    name,
    testMatch: `${name}/**/*.spec.ts`,
    timeout,
  })),
  outputDir: 'test-results',
  fullyParallel: true,
  // On two cores a third worker saves one minute of thirteen (22 November 2026), and every test waits longer.
  workers: os.availableParallelism(),
  retries: 0,
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
  webServer: [...new Set(layers.flatMap(({ servers }) => servers))].map((one) => ({
    ...one,
    reuseExistingServer: false,
  })),
})

/**
 * The layers that a command line asks for: by `--project`, else by the folders of the files it names, else all.
 * Playwright has no servers per project (1.65); when it has, this can go.
 */
function chosenLayers(argv: string[]): string[] {
  const all = Object.keys(LAYERS)
  const byName = all.filter((name) =>
    argv.some(
      (one, at) => one === `--project=${name}` || (one === name && argv[at - 1] === '--project'),
    ),
  )
  if (byName.length > 0) return byName
  const byFolder = all.filter((name) =>
    argv.some((one) => one.split(path.sep).slice(0, -1).includes(name)),
  )
  return byFolder.length > 0 ? byFolder : all
}

function buildForTests() {
  const names = new Set(layers.flatMap((layer) => layer.builds))
  const { status } = spawnSync(process.execPath, ['scripts/buildForTests.mjs', ...names], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}
