import os from 'node:os'
import path from 'node:path'
import { defineConfig } from 'playwright/test'
import { launchOptions } from '../../scripts/chromium.mjs'
import { STORYBOOK } from '../sites'
import { CAMERA_ARGS } from './camera'

const root = path.resolve(import.meta.dirname, '../..')
const { pathname, port } = new URL(STORYBOOK)
const launch = launchOptions()
/** The built Storybook whose pictures are taken; of both sides the pictures are compared. */
export const storybooks = (process.env.REVIEW_STORYBOOKS ?? '').split(path.delimiter)
export const isComparing = storybooks.length > 1

export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'dist-review/results'),
  snapshotPathTemplate: `${process.env.REVIEW_BASE}/{arg}{ext}`,
  // Twice as many pages as processors: with 3 pages two processors had nothing to do for a quarter of the time.
  workers: (isComparing ? 1 : 2) * os.availableParallelism(),
  fullyParallel: true,
  timeout: 90_000,
  updateSnapshots: 'none',
  reporter: isComparing
    ? [['list'], ['html', { outputFolder: path.join(root, 'dist-review/report'), open: 'never' }]]
    : 'dot',
  use: {
    browserName: 'chromium',
    launchOptions: { ...launch, args: [...launch.args, ...CAMERA_ARGS] },
  },
  ...(!isComparing && {
    webServer: {
      command: `node tests/staticServer.mjs ${storybooks[0]} ${pathname} ${port}`,
      cwd: root,
      url: STORYBOOK,
      reuseExistingServer: false,
    },
  }),
})
