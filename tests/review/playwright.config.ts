import os from 'node:os'
import path from 'node:path'
import { defineConfig } from 'playwright/test'
import { launchOptions } from '../../scripts/chromium.mjs'
import { STORYBOOK } from '../sites'
import { CAMERA_ARGS } from './camera'

const root = path.resolve(import.meta.dirname, '../..')
const { pathname, port } = new URL(STORYBOOK)
const launch = launchOptions()
/** The built Storybook whose pictures are taken; without it the pictures of both sides are compared. */
const storybook = process.env.REVIEW_STORYBOOK

export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'dist-review/results'),
  snapshotPathTemplate: `${process.env.REVIEW_BASE}/{arg}{ext}`,
  // Twice as many pages as processors: with 3 pages two processors had nothing to do for a quarter of the time.
  workers: storybook ? 2 * os.availableParallelism() : os.availableParallelism(),
  fullyParallel: true,
  timeout: 90_000,
  updateSnapshots: 'none',
  reporter: storybook
    ? 'dot'
    : [['list'], ['html', { outputFolder: path.join(root, 'dist-review/report'), open: 'never' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { ...launch, args: [...launch.args, ...CAMERA_ARGS] },
  },
  ...(storybook && {
    webServer: {
      command: `node tests/staticServer.mjs ${storybook} ${pathname} ${port}`,
      cwd: root,
      url: STORYBOOK,
      reuseExistingServer: false,
    },
  }),
})
