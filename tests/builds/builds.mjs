/** The path of the built demo in tests and benchmarks: a sub-path, as on many static hosts. */
export const DEMO_BASE = '/some/sub/path/'

/** @typedef {{ folder: string, tool: string, args: string[], inputs: string[], ignored: RegExp }} Build */
/** @typedef {'production' | 'storybook' | 'demo'} BuildName */

const TESTS = /\.test\.tsx?$/
const TESTS_AND_STORIES = /\.(test|stories)\.tsx?$/
const APP = [
  ...['index.html', 'package-lock.json', 'public', 'scripts', 'src'],
  ...['tsconfig.json', 'vite.config.ts'],
]

/**
 * The builds that browser tests, benchmarks and `npm run screens` read, with the files that each depends on. Nothing
 * else uses these folders: `npm run build` and `npm run demo` write to others. `tests/builds/make.mjs` fills them.
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
  // After Storybook, because it contains a copy of that build.
  demo: viteBuild('dist-test/demo', ['--mode', 'demo', '--base', DEMO_BASE], [...APP, 'mocks']),
}

/** @param {string} folder @param {string[]} options @param {string[]} inputs @returns {Build} */
function viteBuild(folder, options, inputs) {
  const args = ['build', ...options, '--outDir', folder, '--logLevel', 'warn']
  return { folder, tool: 'vite', args, inputs, ignored: TESTS_AND_STORIES }
}

/** The media types that a static host sends, by file extension.
 * @type {Record<string, string>} */
export const mediaTypes = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
