// The layers of the code and what each may import, from the bottom up; inside a layer its folders, in floors: a folder may
// import what is on lower floors. `node scripts/run.mjs scripts/lint/layers.ts` writes Biome's rules from this table to
// biome.imports.json; tests/layers.test.ts fails when that file is stale, or a folder is on no floor. What each layer is:
// .storybook/docs/architecture.mdx.
import { writeFileSync } from 'node:fs'

type Layer = {
  /** other folders or files, besides its own */
  mayImport: string[]
  /** the packages that it must not import */
  withoutPackages?: string[]
  /** Node has no aliases */
  isScript?: boolean
  /** its folders and files, from the bottom up, separated by spaces */
  floors?: string[]
}

const REACT = ['react', 'react-dom', '@mui/**']
const PLAIN = [...REACT, '@tanstack/react-*', 'lucide-react']
const BELOW_SCREENS = ['src/ui', 'src/saved', 'src/content', 'src/api', 'src/lib']

/** Folders with everything in them; `src` means only the files in `src` itself. */
export const LAYERS: Record<string, Layer> = {
  'src/lib': { mayImport: [], withoutPackages: PLAIN },
  'src/api': { mayImport: ['src/lib'] },
  'src/content': { mayImport: ['src/lib'], withoutPackages: PLAIN },
  'src/saved': { mayImport: ['src/content', 'src/api', 'src/lib'], withoutPackages: PLAIN },
  // It has the marks of news that both areas or several screens show (a country's flag, «مدفوع» on what was paid
  // for), since site and admin cannot share them otherwise. A part gets data as props: it imports neither an entity
  // nor a screen, and it has no route of its own.
  'src/ui': {
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
  'src/site': {
    mayImport: BELOW_SCREENS,
    floors: [
      'contact follow legal preview sections sponsored textSize useStoryParam.ts',
      'account listen publicStores.ts',
      'publicLists.ts settings',
      'cards search',
      'countries home posts searchOverlay story topics videos',
      'followed',
      'category dashboard offline profile tools',
      'auth',
      'chrome',
      'notFound',
    ],
  },
  'src/admin': {
    mayImport: BELOW_SCREENS,
    floors: [
      'StoryTitle.tsx copyLink.ts export menu resetCount.ts searchParams useListSearch.ts useSavedList.ts',
      'ModifiedBadgeContent.tsx analytics changeLog recordForm routeProps.ts views',
      'ModifiedBadge.tsx overview tables',
      'categories contactMessages countries editableList newsSources users',
      'ads curation desk pageSettings systemSettings',
      'chrome',
    ],
  },
  'src/worker': {
    mayImport: ['src/lib', 'src/ui/theme/wordmark.ts'],
    withoutPackages: [...REACT, '@tanstack/react-*'],
  },
  'src/hydration': { mayImport: ['src/ui', 'src/lib'] },
  'src/routes': { mayImport: ['src/site', 'src/admin', ...BELOW_SCREENS] },
  src: { mayImport: ['src'] },
  'src/main.tsx': { mayImport: ['src', 'mocks/backend/start.ts', 'mocks/demo/start.ts'] },
  'mocks/backend': { mayImport: ['src/saved', 'src/content', 'src/api', 'src/lib'] },
  'mocks/demo': {
    mayImport: ['mocks/backend', ...BELOW_SCREENS],
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
  // These pages work without the app.
  'mocks/demo/pages': {
    mayImport: ['mocks/backend', 'mocks/demo', 'src/ui', 'src/lib', 'src/content'],
  },
  // Tests may import a script, and a script imports no test.
  scripts: { mayImport: ['mocks', 'src'], isScript: true, withoutPackages: ['**/tests/**'] },
  'mocks/demo/scripts': { mayImport: ['mocks', 'src'], isScript: true },
}

/** Returns the layers and their floors: of two that include a file the later one counts. */
export function allFolders() {
  /** Stories and tests of a folder on a floor may import what its layer may. */
  const all: Record<string, Layer & { isOnFloor?: true }> = { ...LAYERS }
  for (const [folder, layer] of Object.entries(LAYERS)) {
    let { mayImport } = layer
    for (const floor of layer.floors ?? []) {
      const own = floor.split(' ').map((name) => `${folder}/${name}`)
      for (const one of own) all[one] ??= { ...layer, mayImport, isOnFloor: true }
      mayImport = [...mayImport, ...own]
    }
  }
  return all
}

const STORIES_AND_TESTS = ['!**/*.test.*', '!**/*.stories.*', '!**/*.storyHelpers.*']

/** Returns the content of biome.imports.json, which biome.json extends: the last override of a file sets all its rules. */
export function biomeImports() {
  const overrides = Object.entries(allFolders()).map(([folder, layer]) => {
    const own = isFile(folder) ? folder : folder === 'src' ? 'src/*.{ts,tsx}' : `${folder}/**`
    return JSON.stringify({
      includes: [own, ...(layer.isOnFloor ? STORIES_AND_TESTS : [])],
      linter: { rules: { style: { noRestrictedImports: rule(folder, layer) } } },
    })
  })
  return `{"overrides":[\n${overrides.join(',\n')}\n]}\n`
}

function rule(folder: string, { mayImport, withoutPackages = [], isScript }: Layer) {
  const isStart = folder === 'src/main.tsx'
  const allowed = [...(isStart ? [] : [folder]), ...mayImport].map((one) => `!${aliasOf(one)}`)
  const refused = {
    [`${folder} may not import this: see scripts/lint/layers.ts.`]: [
      '@/**',
      '@mocks/**',
      ...allowed,
    ],
    [`${folder} does without this package: see scripts/lint/layers.ts.`]: withoutPackages,
    'Import from another folder with an alias: @/, @mocks/ or #.storybook/.': isScript
      ? []
      : ['..', '../**'],
    'Use zod/mini: it is 15 kB smaller (ADR-14).': ['zod'],
    'Only src/main.tsx imports the fake backend, in mock builds.':
      isStart || folder.startsWith('mocks') ? [] : ['virtual:msw', 'msw', 'msw/**'],
  }
  const patterns = Object.entries(refused).map(([message, group]) => ({ group, message }))
  return { level: 'error', options: { patterns: patterns.filter(({ group }) => group.length > 0) } }
}

/** The imports that reach a place, such as `src/ui` or `src/main.tsx`. */
function aliasOf(place: string) {
  const alias = place.replace(/^src\b/, '@').replace(/^mocks\b/, '@mocks')
  return isFile(place) ? alias.replace(/\.tsx?$/, '') : `${alias}/**`
}

const isFile = (place: string) => place.includes('.')

export const main = () => writeFileSync('biome.imports.json', biomeImports())
