import os from 'node:os'
import path from 'node:path'
import { defineConfig } from 'playwright/test'
import { launchOptions } from '../../scripts/chromium.mjs'
import { STORYBOOK } from '../sites'
import { CAMERA_ARGS } from './camera'

/** The folders of a built Storybook and of the pictures of the base. */
export const { REVIEW_STORYBOOK = '', REVIEW_PICTURES = '' } = process.env

const root = path.resolve(import.meta.dirname, '../..')
const { pathname, port } = new URL(STORYBOOK)
const launch = launchOptions()

export default defineConfig({
  testDir: '.',
  outputDir: path.join(root, 'dist-review/results'),
  snapshotPathTemplate: `${REVIEW_PICTURES}/{arg}{ext}`,
  // Twice as many pages as processors: with 3 pages two processors had nothing to do for a quarter of the time.
  workers: 2 * os.availableParallelism(),
  fullyParallel: true,
  timeout: 90_000,
  updateSnapshots: 'none',
  reporter: [
    ['dot'],
    ['html', { outputFolder: path.join(root, 'dist-review/report'), open: 'never' }],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { ...launch, args: [...launch.args, ...CAMERA_ARGS] },
  },
  webServer: {
    command: `node tests/staticServer.mjs ${REVIEW_STORYBOOK} ${pathname} ${port}`,
    cwd: root,
    url: STORYBOOK,
    reuseExistingServer: false,
  },
})
