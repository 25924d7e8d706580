// The layers of the code and what each may import, from the bottom up; inside a layer its folders, in floors: a folder may
// import what is on lower floors. `node scripts/lint/layers.mjs` writes Biome's rules from these tables to
// biome.imports.json; tests/layers.test.ts fails when that file is stale, or a folder is on no floor.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * @typedef {object} Layer
 * @property {string} folder with everything in it; `src` means only the files in `src` itself
 * @property {string} is
 * @property {string[]} mayImport other folders or files, besides its own
 * @property {boolean} [isScript] Node has no aliases
 * @property {string[]} [withoutPackages] the packages that it must not import
 * @property {boolean} [isOnFloor] its stories and tests may import what its layer may
 * @property {string[]} [floors] its folders and files, from the bottom up, separated by spaces
 */

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
    mayImport: ['src/lib'],
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
  {
    folder: 'src/ui',
    is: 'the design system of this product',
    mayImport: ['src/lib'],
    floors: [
      'marks stores',
      'layers theme',
      'news shortcuts states',
      'dataTable overlay',
      'navigation removal',
      'fields lists menu sectionCard selection toast',
      'confirm dialog form sortable table',
    ],
  },
  {
    folder: 'src/site',
    is: 'the public area',
    mayImport: BELOW_SCREENS,
    floors: [
      'contact follow legal preview sections sponsored textSize useStoryParam.ts',
      'account listen publicStores.ts',
      'publicLists.ts settings',
      'cards search',
      'countries followed home posts searchOverlay story topics videos',
      'category dashboard offline profile tools',
      'auth',
      'chrome',
      'notFound',
    ],
  },
  {
    folder: 'src/admin',
    is: 'the admin area',
    mayImport: BELOW_SCREENS,
    floors: [
      'StoryTitle.tsx copyLink.ts export menu resetCount.ts searchParams useListSearch.ts useSavedList.ts',
      'ModifiedBadgeContent.tsx analytics changeLog recordForm views',
      'ModifiedBadge.tsx overview tables',
      'categories contactMessages countries editableList newsSources users',
      'ads curation desk pageSettings systemSettings',
      'chrome',
    ],
  },
  {
    folder: 'src/worker',
    is: 'the service worker of a production build',
    mayImport: ['src/lib', 'src/ui/theme/wordmark.ts'],
    withoutPackages: [...REACT, '@tanstack/react-*'],
  },
  { folder: 'src/hydration', is: 'from a built page to the app', mayImport: ['src/ui', 'src/lib'] },
  { folder: 'src/routes', is: 'one thin file for each URL', mayImport: SRC },
  { folder: 'src', is: 'the app itself: its start, router and lists', mayImport: ['src'] },
  {
    folder: 'src/main.tsx',
    is: 'the start, with mocks in mock builds',
    mayImport: ['src', 'mocks/backend/start.ts', 'mocks/demo/start.ts'],
  },
  {
    folder: 'mocks/backend',
    is: 'the fake backend',
    mayImport: ['src/saved', 'src/content', 'src/api', 'src/lib'],
  },
  {
    folder: 'mocks/demo',
    is: 'what people see of the fake backend: the panel (ADR-6), sessions, pins',
    mayImport: ['mocks/backend', 'src/ui', 'src/saved', 'src/content', 'src/api', 'src/lib'],
    floors: [
      'analyticsLog.ts build.ts format tours',
      'storage',
      'answers journal situations.ts',
      'pages',
      'scripts session',
      'pins',
      'panel',
      'start.ts',
    ],
  },
  {
    folder: 'mocks/demo/pages',
    is: 'pages that work without the app: the start page, the report',
    mayImport: ['mocks/backend', 'mocks/demo', 'src/ui', 'src/lib', 'src/content'],
  },
  {
    folder: 'scripts',
    is: 'what builds and tools run in Node; tests may import it, it imports no test',
    mayImport: ['mocks', 'src'],
    isScript: true,
    withoutPackages: ['**/tests/**'],
  },
  {
    folder: 'mocks/demo/scripts',
    is: 'scripts for Node',
    mayImport: ['mocks', 'src'],
    isScript: true,
  },
]

/** Folders in folders, with the files beside them that they may import, besides what the folder around them may. */
const INNER = {
  'src/admin/ads/preview': ['adFormat.ts', 'adList.ts', 'newAd.ts'],
  'src/admin/analytics/charts': ['arithmetic.ts', 'figures.ts', 'layout.ts'],
  'mocks/demo/panel/answers': ['panelParts.tsx'],
  'mocks/demo/panel/pins': ['panelParts.tsx', 'panelState.ts'],
  'mocks/demo/panel/share': ['panelParts.tsx', 'panelState.ts', 'pins'],
  'mocks/demo/panel/time': ['panelParts.tsx', 'confirmAndReset.ts'],
  'mocks/demo/panel/tour': ['panelParts.tsx', 'pins'],
}

/** @returns {Layer[]} the layers, their floors, and the folders in folders: of two that include a file the later one counts */
export function allFolders() {
  const onFloors = LAYERS.flatMap((layer) =>
    (layer.floors ?? []).flatMap((floor, at) => {
      const below = (layer.floors ?? []).slice(0, at).flatMap((lower) => lower.split(' '))
      const own = below.map((name) => `${layer.folder}/${name}`)
      return floor.split(' ').map((name) => ({
        ...layer,
        folder: `${layer.folder}/${name}`,
        is: `a part of ${layer.folder}`,
        isOnFloor: true,
        mayImport: [...layer.mayImport, ...own],
      }))
    }),
  )
  const inner = Object.entries(INNER).map(([folder, beside]) => {
    const around = path.posix.dirname(folder)
    const outer = onFloors.find((one) => one.folder === around)
    if (!outer) throw new Error(`${around} is on no floor`)
    const files = beside.map((file) => `${around}/${file}`)
    return { ...outer, folder, mayImport: [...outer.mayImport, ...files] }
  })
  // `mocks/demo/pages` and `scripts` have rows of their own.
  const listed = LAYERS.map(({ folder }) => folder)
  return [...LAYERS, ...onFloors.filter(({ folder }) => !listed.includes(folder)), ...inner]
}

const STORIES_AND_TESTS = ['!**/*.test.*', '!**/*.stories.*', '!**/*.storyHelpers.*']
const GENERATED = path.resolve(import.meta.dirname, '../../biome.imports.json')

/** Returns the content of biome.imports.json, which biome.json extends. */
export const biomeImports = () => {
  const overrides = allFolders().map((one) => JSON.stringify(overrideOf(one)))
  return `{"overrides":[\n${overrides.join(',\n')}\n]}\n`
}

/** Returns what biome.imports.json contains now. */
export const writtenBiomeImports = () => readFileSync(GENERATED, 'utf8')

/** @param {Layer} layer one override: the last one that includes a file sets all of its import rules */
function overrideOf({
  folder,
  is,
  mayImport,
  isScript = false,
  isOnFloor = false,
  withoutPackages = [],
}) {
  const own = folder === 'src/main.tsx' ? [] : [folder]
  const allowed = [...own, ...mayImport].flatMap(aliases)
  const names = isOnFloor ? 'what is on lower floors' : mayImport.join(', ') || 'no other layer'
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
    includes: [
      ...(folder === 'src'
        ? ['src/*.ts', 'src/*.tsx']
        : [isFile(folder) ? folder : `${folder}/**`]),
      ...(isOnFloor ? STORIES_AND_TESTS : []),
    ],
    linter: {
      rules: {
        style: { noRestrictedImports: { level: 'error', options: { patterns } } },
      },
    },
  }
}

/** @param {string} place such as `src/ui` or `src/main.tsx` @returns {string[]} the imports that reach it */
function aliases(place) {
  const alias = place.replace(/^src\b/, '@').replace(/^mocks\b/, '@mocks')
  return isFile(place) ? [alias.replace(/\.tsx?$/, '')] : [`${alias}/**`]
}

/** @param {string} place */
const isFile = (place) => place.includes('.')

if (process.argv[1] === import.meta.filename) writeFileSync(GENERATED, biomeImports())
