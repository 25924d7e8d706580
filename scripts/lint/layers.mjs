// The layers of the code and what each may import, from the bottom up. `node scripts/lint/layers.mjs` writes Biome's
// rules from this table to biome.imports.json; tests/layers.test.ts fails when that file is stale.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * @typedef {object} Layer
 * @property {string} folder with everything in it; `src` means only the files in `src` itself
 * @property {string} is
 * @property {string[]} mayImport other folders or files, besides its own
 * @property {boolean} [isScript] Node has no aliases
 * @property {string[]} [withoutPackages] the packages that it must not import
 */

/** Both layouts say with it that the page is hydrated. */
const HYDRATION = 'src/hydration/hydrationMark'
/** The privacy policy says what each saved list stores. */
const REGISTRY = 'src/saved/registry'
/** The places below that are one module, not a folder. */
const MODULES = ['src/screens', 'mocks/backend/start', 'mocks/demo/start', HYDRATION, REGISTRY]
const REACT = ['react', 'react-dom', '@mui/**']
const BELOW_SCREENS = ['src/ui', 'src/saved', 'src/content', 'src/api', 'src/lib']
const SRC = ['src/site', 'src/admin', ...BELOW_SCREENS]

/** @type {readonly Layer[]} */
export const LAYERS = [
  {
    folder: 'src/lib',
    is: 'plain TypeScript without React',
    mayImport: [],
    withoutPackages: [...REACT, '@tanstack/react-*'],
  },
  { folder: 'src/api', is: 'the calls: schemas, functions, hooks', mayImport: ['src/lib'] },
  {
    folder: 'src/content',
    is: 'sample content: plain data without React',
    mayImport: ['src/lib', REGISTRY],
    withoutPackages: [...REACT, 'lucide-react'],
  },
  {
    folder: 'src/saved',
    is: 'what this browser has saved over the sample content',
    mayImport: ['src/content', 'src/api', 'src/lib'],
    withoutPackages: [...REACT, 'lucide-react'],
  },
  // It has the marks of news that both areas or several screens show (a country's flag, «مدفوع» on what was paid
  // for), since site and admin cannot share them otherwise. A part gets data as props: it imports neither an entity
  // nor a screen, and it has no route of its own.
  { folder: 'src/ui', is: 'the design system of this product', mayImport: ['src/lib'] },
  { folder: 'src/site', is: 'the public area', mayImport: [HYDRATION, ...BELOW_SCREENS] },
  { folder: 'src/admin', is: 'the admin area', mayImport: [HYDRATION, ...BELOW_SCREENS] },
  {
    folder: 'src/worker',
    is: 'the service worker of a production build',
    mayImport: ['src/lib'],
    withoutPackages: [...REACT, '@tanstack/react-*'],
  },
  { folder: 'src/hydration', is: 'from a built page to the app', mayImport: ['src'] },
  { folder: 'src/routes', is: 'one thin file for each URL', mayImport: SRC },
  { folder: 'src', is: 'the app itself: its start, router and lists', mayImport: ['src'] },
  {
    folder: 'src/main.tsx',
    is: 'the start, with mocks in mock builds',
    mayImport: ['src', 'mocks/backend/start', 'mocks/demo/start'],
  },
  {
    folder: 'mocks/backend',
    is: 'the fake backend',
    mayImport: ['src/saved', 'src/api', 'src/lib', 'src/screens'],
  },
  {
    folder: 'mocks/demo',
    is: 'what people see of the fake backend: the panel (ADR-6), sessions, pins',
    mayImport: ['mocks/backend', 'src/ui', 'src/saved', 'src/api', 'src/lib', 'src/screens'],
  },
  {
    folder: 'mocks/demo/pages',
    is: 'pages that work without the app: the start page, the frame, the report',
    mayImport: ['mocks/backend', 'mocks/demo', 'src/ui', 'src/lib', 'src/screens'],
  },
  {
    folder: 'mocks/demo/scripts',
    is: 'scripts for Node',
    mayImport: ['mocks', 'src'],
    isScript: true,
  },
]

const GENERATED = path.resolve(import.meta.dirname, '../../biome.imports.json')

/** Returns the content of biome.imports.json, which biome.json extends. */
export const biomeImports = () =>
  `${JSON.stringify({ overrides: LAYERS.map(overrideOf) }, null, 2)}\n`

/** Returns what biome.imports.json contains now. */
export const writtenBiomeImports = () => readFileSync(GENERATED, 'utf8')

/** @param {Layer} layer one override: the last one that includes a file sets all of its import rules */
function overrideOf({ folder, is, mayImport, isScript = false, withoutPackages = [] }) {
  const own = folder === 'src/main.tsx' ? [] : [folder]
  const allowed = [...own, ...mayImport].flatMap(aliases)
  const names = mayImport.length > 0 ? mayImport.join(', ') : 'no other layer'
  const isFakeBackend = folder.startsWith('mocks')
  const patterns = [
    {
      group: ['@/**', '@mocks/**', ...allowed.map((alias) => `!${alias}`)],
      message: `${folder} (${is}) may import ${names}: see scripts/lint/layers.mjs.`,
    },
    !isScript && {
      group: ['..', '../**'],
      message: 'Import from another folder with an alias: @/, @mocks/ or #.storybook/.',
    },
    { group: ['zod'], message: 'Use zod/mini: it is 15 kB smaller (ADR-14).' },
    withoutPackages.length > 0 && {
      group: withoutPackages,
      message: `${folder} is ${is}: see scripts/lint/layers.mjs.`,
    },
    !isFakeBackend &&
      folder !== 'src/main.tsx' && {
        group: ['virtual:msw', 'msw', 'msw/**'],
        message: 'Only src/main.tsx imports the fake backend, in mock builds.',
      },
  ].filter((pattern) => pattern !== false)
  return {
    includes:
      folder === 'src' ? ['src/*.ts', 'src/*.tsx'] : [isFile(folder) ? folder : `${folder}/**`],
    linter: {
      rules: {
        style: { noRestrictedImports: { level: 'error', options: { patterns } } },
      },
    },
  }
}

/** @param {string} place such as `src/ui` @returns {string[]} the imports that reach it */
function aliases(place) {
  const alias = place.replace(/^src\b/, '@').replace(/^mocks\b/, '@mocks')
  return MODULES.includes(place) ? [alias] : [`${alias}/**`]
}

/** @param {string} place */
const isFile = (place) => place.includes('.')

if (process.argv[1] === import.meta.filename) writeFileSync(GENERATED, biomeImports())
