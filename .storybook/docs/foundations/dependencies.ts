export type Dependency = { licence: string; why: string }

/**
 * Why the project has each package. `tests/dependencies.test.ts` compares this with package.json and with
 * the packages; `npm run unused` finds packages that nothing imports.
 */
export const dependencies: Record<string, Dependency> = {
  '@dnd-kit/core': {
    licence: 'MIT',
    why: 'Dragging by pointer, touch and keyboard. The line that works in tables, RTL and React 19 (tried).',
  },
  '@dnd-kit/modifiers': { licence: 'MIT', why: 'Keeps a dragged row on its axis and in its list.' },
  '@dnd-kit/sortable': { licence: 'MIT', why: 'Sorted lists on @dnd-kit/core.' },
  '@dnd-kit/utilities': { licence: 'MIT', why: 'The transform of a dragged row as CSS.' },
  '@emotion/cache': { licence: 'MIT', why: 'A cache whose rules are mirrored for Arabic.' },
  '@emotion/react': { licence: 'MIT', why: 'Writes the styles of MUI.' },
  '@emotion/styled': { licence: 'MIT', why: 'MUI’s `styled` is built on it.' },
  '@fontsource-variable/cairo': {
    licence: 'OFL-1.1',
    why: 'The typeface, one variable file per script, served by us (ADR-2). Named by fonts.css and index.html.',
  },
  '@hookform/resolvers': {
    licence: 'MIT',
    why: 'Lets zod’s schemas judge react-hook-form’s values.',
  },
  '@mui/material': {
    licence: 'MIT',
    why: 'Dialogs, menus, fields, tabs with their keys and focus, in both directions.',
  },
  '@mui/stylis-plugin-rtl': {
    licence: 'MIT',
    why: 'Mirrors MUI’s own left and right; ours are logical already. 16 bytes gzip more than stylis-plugin-rtl (for rules in @layer), as fast; released with MUI, and Node loads it without help.',
  },
  '@mui/x-charts': {
    licence: 'MIT',
    why: 'The analytics charts: accessible, themed by MUI, right-to-left.',
  },
  '@tanstack/react-query': {
    licence: 'MIT',
    why: 'The five calls: cache, retries, pending and failed states.',
  },
  '@tanstack/react-router': {
    licence: 'MIT',
    why: 'Typed addresses and search parameters, loading by route, Back and its scroll.',
  },
  'country-flag-icons': {
    licence: 'MIT',
    why: 'Flags as SVG, served by us; emoji flags are missing on Windows.',
  },
  'lucide-react': { licence: 'ISC', why: 'One line-drawn family of icons, imported one by one.' },
  react: { licence: 'MIT', why: 'The given foundation.' },
  'react-dom': {
    licence: 'MIT',
    why: 'Draws React in the browser, and in Node when pages are made.',
  },
  'react-hook-form': {
    licence: 'MIT',
    why: 'Forms that keep what was typed without drawing again at every key.',
  },
  stylis: {
    licence: 'MIT',
    why: 'What emotion compiles rules with; @mui/stylis-plugin-rtl has it as a peer.',
  },
  zod: {
    licence: 'MIT',
    why: 'One schema for forms, answers of the server and stored data. Not in routes: 24 kB on every page (ADR-14).',
  },

  '@biomejs/biome': {
    licence: 'MIT OR Apache-2.0',
    why: 'Formatter and linter in one, six seconds for the tree. 2.5.15 is the last whose binaries for every system our registry has (22 November 2026).',
  },
  '@seriousme/openapi-schema-validator': {
    licence: 'MIT',
    why: 'Says whether the contract is OpenAPI 3.1.',
  },
  '@storybook/addon-a11y': { licence: 'MIT', why: 'axe beside every story.' },
  '@storybook/addon-docs': {
    licence: 'MIT',
    why: 'The written pages of Storybook, and a docs page for each part.',
  },
  '@storybook/react-vite': { licence: 'MIT', why: 'Storybook on the same Vite as the app.' },
  '@tanstack/react-query-devtools': {
    licence: 'MIT',
    why: 'What the query cache holds, in the dev server. 5.107.1 is the newest in our registry; it accepts react-query 5.108 (22 November 2026).',
  },
  '@tanstack/react-router-devtools': {
    licence: 'MIT',
    why: 'Matched routes, params and loader states, in the dev server.',
  },
  '@tanstack/router-plugin': {
    licence: 'MIT',
    why: 'Writes the route tree and splits the code by route.',
  },
  '@types/node': { licence: 'MIT', why: 'Types of the scripts and of tests in Node.' },
  '@types/pngjs': { licence: 'MIT', why: 'Types of pngjs.' },
  '@types/react': { licence: 'MIT', why: 'Types of React.' },
  '@types/react-dom': { licence: 'MIT', why: 'Types of react-dom.' },
  '@vitejs/plugin-react': { licence: 'MIT', why: 'JSX and fast refresh.' },
  ajv: {
    licence: 'MIT',
    why: 'Holds the contract’s examples to its schemas, with another eye than zod’s.',
  },
  'axe-core': {
    licence: 'MPL-2.0',
    why: 'The accessibility rules themselves, for both colour schemes at once.',
  },
  'fast-check': { licence: 'MIT', why: 'Properties over thousands of invented cases.' },
  knip: {
    licence: 'ISC',
    why: 'Finds unused files, exports and packages. 6.42.1 is the last whose parser for every system our registry has (22 November 2026).',
  },
  msw: { licence: 'MIT', why: 'The fake backend’s service worker, and the same handlers in Node.' },
  'msw-storybook-addon': { licence: 'MIT', why: 'A story’s own answers.' },
  pixelmatch: {
    licence: 'ISC',
    why: '`npm run screens --against`: which pictures changed, and where.',
  },
  playwright: { licence: 'Apache-2.0', why: 'The real browser of all tests.' },
  pngjs: { licence: 'MIT', why: 'Reads and writes the pictures that pixelmatch compares.' },
  storybook: { licence: 'MIT', why: 'Shows every part and screen in every state.' },
  typescript: { licence: 'Apache-2.0', why: 'The given language.' },
  vite: { licence: 'MIT', why: 'Dev server and builds.' },
  vitest: { licence: 'MIT', why: 'Unit tests, on the app’s own Vite.' },
  'web-vitals': {
    licence: 'Apache-2.0',
    why: 'LCP, CLS and INP of the benchmarks, as Chrome defines them. Not in the app.',
  },
}
