import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { chunkNames, neutralName } from '../scripts/chunks.mjs'

const LONG = 'x'.repeat(20_000)

type Source = { code?: string; imports?: string[]; lazy?: string[] }

/** The chunk of each module of an app with these files, by the name of the file. */
function namesOf(files: Record<string, Source>) {
  const infoOf = (id: string) => {
    const { code = LONG, imports = [], lazy = [] } = files[id] ?? {}
    return {
      code,
      importedIds: imports,
      importers: Object.keys(files).filter((one) => files[one]?.imports?.includes(id)),
      dynamicallyImportedIds: lazy,
      isEntry: id === '/index.html',
    }
  }
  return Object.fromEntries(chunkNames(Object.keys(files), infoOf))
}

const route = (name: string) => `/src/routes/${name}.tsx?tsr-split=component`
const app = (routes: string[]): Record<string, Source> => ({
  '/index.html': { imports: ['/src/boot.ts', '/src/nextTask.ts'] },
  '/src/boot.ts': { lazy: ['/src/main.tsx'] },
  '/src/nextTask.ts': {},
  '/src/main.tsx': { imports: ['/src/nextTask.ts', '/node_modules/react/index.js'], lazy: routes },
  '/node_modules/react/index.js': {},
})

test('what the entry starts is in four chunks, and each screen has one, without a name in any list', () => {
  const names = namesOf({
    ...app([route('_site'), route('_site/news'), route('admin'), route('admin/users')]),
    [route('_site')]: { imports: ['/src/Header.tsx'] },
    '/src/Header.tsx': {},
    [route('_site/news')]: { imports: ['/src/News.tsx'] },
    '/src/News.tsx': {},
    [route('admin')]: { imports: ['/src/Sidebar.tsx'] },
    '/src/Sidebar.tsx': {},
    [route('admin/users')]: { imports: ['/src/Users.tsx'] },
    '/src/Users.tsx': {},
  })
  expect(names).toMatchObject({
    '/src/boot.ts': 'bootstrap',
    '/src/nextTask.ts': 'imports',
    '/node_modules/react/index.js': 'libraries',
    '/src/main.tsx': 'app',
  })
  expect(names['/src/Users.tsx']).toBe(names[route('admin/users')])
  expect(names['/src/Header.tsx']).not.toBe(names['/src/Sidebar.tsx'])
})

const TWO_SCREENS = app([route('admin/users'), route('admin/ads'), route('_site/news')])

test('a large module has a chunk with what the same screens load, a small one joins another', () => {
  const names = (code: string) =>
    namesOf({
      ...TWO_SCREENS,
      [route('admin/users')]: { imports: ['/src/Table.tsx', '/src/Rows.tsx'] },
      [route('admin/ads')]: { imports: ['/src/Table.tsx', '/src/Rows.tsx'] },
      [route('_site/news')]: { imports: ['/src/Table.tsx'] },
      '/src/Table.tsx': {},
      '/src/Rows.tsx': { code },
    })
  expect(names(LONG)['/src/Rows.tsx']).not.toBe(names(LONG)['/src/Table.tsx'])
  expect(names('x')['/src/Rows.tsx']).toBe(names('x')['/src/Table.tsx'])
})

test('what a screen loads later is one chunk, but the content of two countries is two', () => {
  const names = namesOf({
    ...TWO_SCREENS,
    [route('admin/users')]: { lazy: ['/src/UserDialog.tsx', '/src/UserSheet.tsx'] },
    [route('admin/ads')]: { lazy: ['/src/AdDialog.tsx'] },
    [route('_site/news')]: { lazy: ['/src/egypt.ts', '/src/qatar.ts'] },
    '/src/UserDialog.tsx': {},
    '/src/UserSheet.tsx': {},
    '/src/AdDialog.tsx': {},
    '/src/egypt.ts': {},
    '/src/qatar.ts': {},
  })
  expect(names['/src/UserSheet.tsx']).toBe(names['/src/UserDialog.tsx'])
  expect(names['/src/UserSheet.tsx']).not.toBe(names[route('admin/users')])
  expect(names['/src/AdDialog.tsx']).toBe('AdDialog')
  expect(names).toMatchObject({ '/src/egypt.ts': 'egypt', '/src/qatar.ts': 'qatar' })
})

test('what a loader awaits is not in one chunk with the filter of the screens that have both', () => {
  const names = namesOf({
    ...app([route('admin/users'), route('_site/news'), '/src/facts.ts']),
    [route('admin/users')]: { imports: ['/src/facts.ts', '/src/Filter.tsx'] },
    [route('_site/news')]: { lazy: ['/src/Search.tsx'] },
    '/src/Search.tsx': { imports: ['/src/facts.ts', '/src/Filter.tsx'] },
    '/src/facts.ts': {},
    '/src/Filter.tsx': {},
  })
  expect(names['/src/facts.ts']).not.toBe(names['/src/Filter.tsx'])
})

test('an icon belongs to the screen that names it, though all icons are exported by one file', () => {
  const names = namesOf({
    ...TWO_SCREENS,
    '/src/main.tsx': {
      code: 'import { Menu } from "icons"',
      imports: ['/node_modules/icons/index.mjs'],
      lazy: [route('admin/users'), route('_site/news')],
    },
    [route('admin/users')]: {
      code: `import { Pencil } from "icons" ${LONG}`,
      imports: ['/node_modules/icons/index.mjs'],
    },
    [route('_site/news')]: {},
    '/node_modules/icons/index.mjs': {
      code: `import * as all from './all.mjs'; export { all };
        export { default as Menu } from './menu.mjs';
        export { default as Pencil } from './pencil.mjs';`,
      imports: ['./all.mjs', './menu.mjs', './pencil.mjs'].map((one) =>
        one.replace('.', '/node_modules/icons'),
      ),
    },
    '/node_modules/icons/all.mjs': {
      code: `export { default as Pencil } from './pencil.mjs'`,
      imports: ['/node_modules/icons/pencil.mjs'],
    },
    '/node_modules/icons/menu.mjs': {},
    '/node_modules/icons/pencil.mjs': {},
  })
  expect(names['/node_modules/icons/menu.mjs']).toBe('libraries')
  expect(names['/node_modules/icons/pencil.mjs']).toBe(names[route('admin/users')])
})

test('no built file has a word in its name for which content blockers have rules', () => {
  const names = [
    'ads',
    'ads2',
    'AddAdDialog',
    'AdPreviewDialog',
    'sponsored',
    'searchItemsSponsored',
  ]
  expect(
    [...names, 'PaidBanner', 'analytics', 'HomePromotion', 'ad-slots', 'ShareTab', 'twitter'].map(
      neutralName,
    ),
  ).toEqual([
    'part',
    'part2',
    'AddDialog',
    'PreviewDialog',
    'part',
    'searchItems',
    'part',
    'part',
    'Home',
    'slots',
    'Tab',
    'part',
  ])
  const modules = globSync('{src,mocks}/**/*.{ts,tsx}').map((file) => path.parse(file).name)
  const blocked =
    /(?:^|[^a-z])(?:ads?|advert\w*|sponsor\w*|banner|promo\w*|track\w*|analytics|share|social|stat|visit|log|click|twitter)(?:[^a-z]|$)/
  const words = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
  expect(modules.filter((name) => blocked.test(words(name))).length).toBeGreaterThan(20)
  expect(modules.map(neutralName).filter((name) => blocked.test(words(name)))).toEqual([])
  for (const name of ['admin', 'StorySheet', 'cairo-arabic', 'loadSearch', 'addresses'])
    expect(neutralName(name)).toBe(name)
})
