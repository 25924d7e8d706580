/** Where the built demo is served in tests and benchmarks: under a sub-path, as on any static host. */
export const DEMO_BASE = '/some/sub/path/'

/** @typedef {{ folder: string, tool: string, args: string[], inputs: string[], ignored: RegExp }} Build */
/** @typedef {'production' | 'storybook' | 'demo'} BuildName */

const TESTS = /\.test\.tsx?$/
const TESTS_AND_STORIES = /\.(test|stories)\.tsx?$/
const APP = [
  ...['index.html', 'package-lock.json', 'public', 'scripts', 'src', 'tsconfig.json'],
  ...['tests/builds.mjs', 'vite.config.ts'],
]

/**
 * What the browser tests, the benchmarks and `npm run screens` read, and what each is made of. The folders are
 * theirs alone: `npm run build` and `npm run demo` write elsewhere. `scripts/buildForTests.mjs` fills them.
 * @type {Record<BuildName, Build>}
 */
export const builds = {
  production: viteBuild('dist-test/production', [], APP),
  storybook: {
    folder: 'dist-test/storybook',
    tool: 'storybook',
    args: ['build', '-o', 'dist-test/storybook', '--quiet'],
    inputs: [...APP, '.storybook', 'mocks', 'tests/budgets.ts'],
    ignored: TESTS,
  },
  // After Storybook, which it takes a copy of.
  demo: viteBuild('dist-test/demo', ['--mode', 'demo', '--base', DEMO_BASE], [...APP, 'mocks']),
}

/** @param {string} folder @param {string[]} options @param {string[]} inputs @returns {Build} */
function viteBuild(folder, options, inputs) {
  const args = ['build', ...options, '--outDir', folder, '--logLevel', 'warn']
  return { folder, tool: 'vite', args, inputs, ignored: TESTS_AND_STORIES }
}
