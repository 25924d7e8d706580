import { spawnSync } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { defineConfig } from 'playwright/test'
import { launchOptions } from './scripts/chromium.mjs'
import { type BuildName, builds } from './tests/builds/builds.mjs'
import { limit } from './tests/machine'
import {
  API,
  DEMO,
  DEMO_ON_PAGES,
  DEV,
  isCore,
  PRODUCTION,
  STORYBOOK,
  WITH_SERVER,
} from './tests/sites'

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
  command: `node scripts/importTs.mjs mocks/backend/server.ts --session --port ${portOf(API)}`,
  url: `${API}api/contact-messages`,
}
const productionWithServer = {
  command: `vite preview --outDir ${builds.production.folder} --strictPort --port ${portOf(WITH_SERVER)}`,
  env: { API_PROXY: API },
  url: WITH_SERVER,
}
const devServer = { command: `vite --port ${portOf(DEV)} --strictPort`, url: DEV }

type Layer = {
  /** the builds in `dist-test/` that it needs; they are built here when missing or stale */
  builds: BuildName[]
  servers: { command: string; url: string; env?: Record<string, string> }[]
  /** seconds on a calm machine */
  timeout?: number
}

/** The layers of the browser tests with what each needs: a run builds and starts only that. */
const LAYERS: Record<string, Layer> = {
  journeys: { builds: ['demo'], servers: [demo] },
  // Forced colours, more contrast, paper.
  wide: { builds: ['demo'], servers: [demo] },
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
      // No check of it has the tag.
      ...(isCore ? [] : [devServer]),
    ],
  },
  stories: { builds: ['storybook'], servers: [storybook] },
  // Some of these tests open every screen: hence the timeout.
  faults: { builds: ['production', 'demo'], servers: [demo, production], timeout: 240 },
  // The developer's tools: `npm run new` and `npm test -- watch`. Not in `npm test`: minutes, for files that seldom change.
  tools: { builds: [], servers: [], timeout: 240 },
}

/** The layers of which `npm test` runs the tests with the tag `@core`. */
const TAGGED = ['journeys', 'built']

const layers = chosenLayers(process.argv.slice(2)).flatMap((name) => LAYERS[name] ?? [])
// The tests read the names of the stories from the built Storybook, so it must exist before tests are collected.
const isWorker = process.env.TEST_WORKER_INDEX !== undefined
// knip reads this file too and must not build. `npm run mutants` has already built the one folder that it changed.
if (process.argv[2] === 'test' && !isWorker && process.env.BUILDS !== 'made') buildForTests()

/** Stories, journeys in the built demo, checks of the builds, and faults, in a real Chromium. */
export default defineConfig({
  testDir: 'tests',
  projects: Object.entries(LAYERS).map(([name, { timeout = 120 }]) => ({
    name,
    testMatch: `tests/${name}/**/*.spec.ts`,
    timeout: limit(timeout),
    // The page of a journey lives for seconds. V8's optimizing compilers take a quarter of its processor time (47 and
    // 45 s with them, 35 without, for six journeys, 30 November 2026). A page of stories lives for minutes and runs axe.
    ...(name !== 'stories' && {
      use: { launchOptions: launchOptions('--js-flags=--no-opt --no-maglev') },
    }),
    ...(isCore && TAGGED.includes(name) && { grep: /@core/ }),
  })),
  outputDir: 'test-results',
  fullyParallel: true,
  // One for each core: another worker saves little time and slows every test down (ADR-10).
  workers: os.availableParallelism(),
  retries: 0,
  expect: { timeout: limit(15) },
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    baseURL: DEMO,
    locale: 'ar',
    timezoneId: 'Asia/Riyadh',
    actionTimeout: limit(20),
    launchOptions: launchOptions(),
  },
  webServer: [...new Set(layers.flatMap(({ servers }) => servers))].map((one) => ({
    ...one,
    reuseExistingServer: false,
  })),
})

/**
 * Returns the layers that the command line asks for: by `--project`, otherwise by the folders of the named files,
 * otherwise all. Playwright 1.65 has no `webServer` per project; delete this when it has.
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
  // Without a name the script makes all builds.
  if (names.size === 0) return
  const { status } = spawnSync(process.execPath, ['tests/builds/make.mjs', ...names], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
}
