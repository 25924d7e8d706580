import os from 'node:os'
import path from 'node:path'
import { defineConfig } from 'playwright/test'
import { CAMERA_ARGS } from '../../.storybook/pictures/camera'
import { launchOptions } from '../../scripts/chromium.mjs'
import { builds } from '../builds/builds.mjs'
import { limit } from '../machine'
import { STORYBOOK } from '../sites'

const root = path.resolve(import.meta.dirname, '../..')
/** The folder of tests/review/run.mjs for the base. */
const { REVIEW_FOLDER = '' } = process.env
/** The two built Storybooks. */
export const BASE = path.join(REVIEW_FOLDER, 'storybook')
export const PRESENT = path.join(root, builds.storybook.folder)
/** The folder of the pictures of the base. */
export const PICTURES = path.join(REVIEW_FOLDER, 'pictures')

const site = new URL(STORYBOOK)
site.port = `${Number(site.port) + 20}`
export const BASE_SITE = site.href

const launch = launchOptions()

export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'dist-review/results'),
  snapshotPathTemplate: `${PICTURES}/{arg}{ext}`,
  // Twice as many pages as processors: with 3 pages two processors had nothing to do for a quarter of the time.
  workers: 2 * os.availableParallelism(),
  fullyParallel: true,
  timeout: limit(90),
  updateSnapshots: 'none',
  // It opens when stories differ, not in CI.
  reporter: [['dot'], ['html', { outputFolder: path.join(root, 'dist-review/report') }]],
  use: {
    browserName: 'chromium',
    launchOptions: { ...launch, args: [...launch.args, ...CAMERA_ARGS] },
  },
  webServer: Object.entries({ [BASE]: BASE_SITE, [PRESENT]: STORYBOOK }).map(([folder, url]) => ({
    command: `node tests/staticServer.mjs ${folder} ${new URL(url).pathname} ${new URL(url).port}`,
    cwd: root,
    url,
    reuseExistingServer: false,
  })),
})
