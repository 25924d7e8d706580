/**
 * The chunks that every page loads, with all that they import. Three readers: the build makes one chunk of each
 * (`vite.config.ts`); `bootstrap.ts` imports those with a `slice`, in this order; `scripts/prerender.mjs` writes
 * preload links for the slices into each page.
 *
 * With chunks by area only, 13 requests became 36 (ADR-7, 21 November 2026). Delete a group when the bundler makes the
 * same chunk without it.
 */
export type Chunk = {
  name: string
  /** the modules of the chunk, besides their dependencies */
  test: RegExp
  /** A module that two chunks want goes to the higher priority. */
  priority: number
  /** the module that `bootstrap.ts` imports, in a task of its own */
  slice?: string
}

export const chunks: readonly Chunk[] = [
  // Apart from `bootstrap`: otherwise a chunk that imports this helper loads the font's rules again.
  { name: 'imports', test: /vite\/preload-helper/, priority: 5 },
  { name: 'bootstrap', test: /src\/hydration\/bootstrap\.ts$/, priority: 4 },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\//,
    priority: 3,
    slice: 'react-dom/client',
  },
  {
    name: 'styles',
    test: /src\/ui\/theme\/muiStyles\.ts$|node_modules\/(@emotion|stylis)\//,
    priority: 2.5,
    slice: '/src/ui/theme/muiStyles.ts',
  },
  {
    name: 'theme',
    test: /src\/ui\/theme\/theme\.ts$/,
    priority: 2,
    slice: '/src/ui/theme/theme.ts',
  },
  {
    name: 'routing',
    test: /@tanstack\/react-router\//,
    priority: 2,
    slice: '@tanstack/react-router',
  },
  // With the layout route of the public pages, which would otherwise be a file of one line.
  {
    name: 'routes',
    test: /src\/(router|routes\/_site)\.tsx/,
    priority: 1.5,
    slice: '/src/router.tsx',
  },
  // The components that news pages share.
  {
    name: 'pages',
    test: /src\/(site\/(cards|chrome\/sectionIcons)|ui\/(sectionCard|PaidBanner|PageHeader))/,
    priority: 1.2,
  },
  { name: 'home', test: /src\/(site|content)\/home/, priority: 1.1 },
  { name: 'start', test: /src\/main\.tsx$/, priority: 1, slice: '/src/main.tsx' },
]
