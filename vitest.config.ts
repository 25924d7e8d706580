import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, mergeConfig, type TestProjectConfiguration } from 'vitest/config'
import { launchOptions } from './scripts/chromium.mjs'
import vite from './vite.config.ts'

const unitTests = {
  environment: 'node',
  // Only for a test that hangs: while `npm test` also runs its builds, a page renders slowly.
  testTimeout: 120_000,
  setupFiles: 'tests/propertySeed.ts',
  include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
}

/**
 * The unit tests. `npm test -- watch` and the test panel of `npm run storybook` also run stories, from the sources;
 * elsewhere Playwright runs the stories (ADR-10).
 */
export default defineConfig(async (env) => {
  const isWatch = env.mode === 'stories'
  const hasStories = isWatch || process.env.VITEST_STORYBOOK === 'true'
  return mergeConfig(vite(env), {
    test: {
      // The default leaves a core idle.
      maxWorkers: '100%',
      // With isolation each test file would load every module again: 38 s of processor time instead of 22
      // (22 November 2026). So each test file must undo its global changes.
      isolate: false,
      ...(hasStories
        ? {
            projects: [
              { extends: true, test: { name: 'unit', ...unitTests } },
              await stories(isWatch),
            ],
            watchTriggerPatterns: [
              { pattern: /^(.*?)(?<!\.test|\.stories)\.tsx?$/, testsToRun: testsOf },
            ],
          }
        : unitTests),
    },
  })
})

/**
 * The tests of a saved file: those of the same name, otherwise the stories of whole screens in its folder, which reach
 * it by their route. Without either, Vitest runs what imports the file and has already run.
 */
function testsOf(_file: string, [, stem = '']: RegExpMatchArray): string[] | undefined {
  const own = ['.test.ts', '.test.tsx', '.stories.tsx'].map((ending) => stem + ending)
  const found = own.filter((file) => existsSync(file))
  if (found.length > 0) return found
  const beside = globSync(path.join(path.dirname(stem), '*.stories.tsx'))
  const screens = beside.filter((file) => readFileSync(file, 'utf8').includes('route:'))
  return screens.length > 0 ? screens : undefined
}

async function stories(isWatch: boolean): Promise<TestProjectConfiguration> {
  // Unit tests do not need these packages and start sooner without them.
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  const { playwright } = await import('@vitest/browser-playwright')
  return {
    extends: true,
    plugins: [storybookTest({ configDir: '.storybook' })],
    // The add-on imports these without listing them: thirty requests fewer for each run.
    optimizeDeps: {
      include: [
        'channels',
        'client-logger',
        'core-events',
        'csf',
        'preview-api',
        'preview-errors',
      ].map((name) => `storybook/internal/${name}`),
    },
    test: {
      name: 'stories',
      // A board shows stories, which are tested themselves. The add-on reads tags only where they are written in the story.
      testNamePattern: /^(?!Board$)/,
      // Without axe a story takes half the time; `npm test -- stories` runs axe.
      ...(isWatch ? { provide: { 'storybook/test-provided': { a11y: false } } } : {}),
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: launchOptions() }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}
