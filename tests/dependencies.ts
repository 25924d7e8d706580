/**
 * Why the project has each package. `tests/dependencies.test.ts` compares this with package.json and with
 * the packages; `npm run check -- unused` finds packages that nothing imports.
 */
export const dependencies: Record<string, { licence: string; why: string }> = {
  '@dnd-kit/core': {
    licence: 'MIT',
    why: 'Dragging by pointer, touch and keyboard. This line works in tables, RTL and React 19; @dnd-kit/react does not (ADR-5).',
  },
  '@dnd-kit/modifiers': { licence: 'MIT', why: 'Keeps a dragged row on its axis and in its list.' },
  '@dnd-kit/sortable': { licence: 'MIT', why: 'Sorted lists on @dnd-kit/core.' },
  '@dnd-kit/utilities': { licence: 'MIT', why: 'The transform of a dragged row as CSS.' },
  '@emotion/cache': {
    licence: 'MIT',
    why: 'A style cache with the plugin that mirrors rules for Arabic.',
  },
  '@emotion/react': { licence: 'MIT', why: 'The style engine of MUI.' },
  '@emotion/styled': { licence: 'MIT', why: 'MUI’s `styled` is built on it.' },
  '@fontsource-variable/cairo': {
    licence: 'OFL-1.1',
    why: 'The typeface, one variable font file per script, served by us (ADR-2). scripts/subsetFonts.mjs and fonts.css refer to it.',
  },
  '@hookform/resolvers': {
    licence: 'MIT',
    why: 'Validates the values of react-hook-form with zod schemas.',
  },
  '@mui/material': {
    licence: 'MIT',
    why: 'Dialogs, menus, fields and tabs with keyboard and focus handling, in both directions.',
  },
  '@mui/stylis-plugin-rtl': {
    licence: 'MIT',
    why: 'Mirrors the physical properties of MUI; our own are logical. Compared with stylis-plugin-rtl it is as fast and 16 bytes larger (gzip, for rules in @layer), is released with MUI, and loads in Node without a workaround.',
  },
  '@mui/x-charts': {
    licence: 'MIT',
    why: 'The charts of the analytics: accessible, right to left, with the MUI theme.',
  },
  '@tanstack/react-query': {
    licence: 'MIT',
    why: 'The five calls: cache, invalidation, pending and failed states.',
  },
  '@tanstack/history': {
    licence: 'MIT',
    why: 'The history of the router: here without the query until the page is hydrated.',
  },
  '@tanstack/react-router': {
    licence: 'MIT',
    why: 'Typed URLs and search params, loading by route, Back with scroll positions.',
  },
  'country-flag-icons': {
    licence: 'MIT',
    why: 'Flags as SVG, joined into one file that we serve. Windows has no emoji flags.',
  },
  'lucide-react': { licence: 'ISC', why: 'One family of line icons, imported one by one.' },
  react: { licence: 'MIT', why: 'The UI library of the project.' },
  'react-dom': {
    licence: 'MIT',
    why: 'Renders React in the browser, and in Node at build time.',
  },
  'react-hook-form': {
    licence: 'MIT',
    why: 'Forms that do not render again on every keystroke.',
  },
  stylis: {
    licence: 'MIT',
    why: 'The CSS compiler of Emotion; @mui/stylis-plugin-rtl needs it as a peer dependency.',
  },
  zod: {
    licence: 'MIT',
    why: 'One schema for forms, server answers and stored data. Only `zod/mini`, 9 kB instead of 24, and not in routes, where it would be in every page (ADR-14).',
  },

  '@biomejs/biome': {
    licence: 'MIT OR Apache-2.0',
    why: 'Formatter and linter in one; six seconds for the repository. 2.5.15 is the latest version whose binaries for every platform are in our registry (22 November 2026).',
  },
  '@resvg/resvg-wasm': {
    licence: 'MPL-2.0',
    why: 'Renders the placeholder pictures in Node, so that a test can compare what is seen at a glance.',
  },
  '@seriousme/openapi-schema-validator': {
    licence: 'MIT',
    why: 'Checks that the contract is valid OpenAPI 3.1.',
  },
  '@storybook/addon-a11y': { licence: 'MIT', why: 'axe beside every story.' },
  '@storybook/addon-docs': {
    licence: 'MIT',
    why: 'The pages of text in Storybook, and a docs page for each component.',
  },
  '@storybook/addon-vitest': {
    licence: 'MIT',
    why: 'Runs stories in development: `npm test -- watch`, and the test panel of Storybook (ADR-10).',
  },
  '@storybook/react-vite': { licence: 'MIT', why: 'Storybook on the same Vite as the app.' },
  '@tanstack/react-query-devtools': {
    licence: 'MIT',
    why: 'Shows the query cache in the dev server. 5.107.1 is the latest version in our registry; it works with react-query 5.108 (22 November 2026).',
  },
  '@tanstack/react-router-devtools': {
    licence: 'MIT',
    why: 'Shows matched routes, params and loader states in the dev server.',
  },
  '@tanstack/router-plugin': {
    licence: 'MIT',
    why: 'Generates the route tree and splits the code by route.',
  },
  '@types/node': { licence: 'MIT', why: 'Types of the scripts and of tests in Node.' },
  '@types/pngjs': { licence: 'MIT', why: 'Types of pngjs.' },
  '@types/react': { licence: 'MIT', why: 'Types of React.' },
  '@types/react-dom': { licence: 'MIT', why: 'Types of react-dom.' },
  '@vitejs/plugin-react': { licence: 'MIT', why: 'JSX and fast refresh.' },
  '@vitest/browser-playwright': {
    licence: 'MIT',
    why: 'The browser in which @storybook/addon-vitest runs stories. Its version must equal that of vitest.',
  },
  ajv: {
    licence: 'MIT',
    why: 'Checks the contract’s examples against its JSON schemas, independently of zod.',
  },
  'axe-core': {
    licence: 'MPL-2.0',
    why: 'The accessibility rules, run by the story tests in both colour schemes.',
  },
  'dom-accessibility-api': {
    licence: 'MIT',
    why: 'Roles and accessible names, by the algorithms of the specification: how the demo’s recorder describes a control, and how a replay finds it again (ADR-19). Testing Library uses it too. In mock builds only.',
  },
  'fast-check': { licence: 'MIT', why: 'Property tests with generated cases.' },
  harfbuzzjs: {
    licence: 'MIT',
    why: 'Shapes Arabic for scripts/letterPaths.mjs, which writes the letters of number pictures and the wordmark as paths. subset-font has it too.',
  },
  idb: {
    licence: 'ISC',
    why: 'IndexedDB with promises, 1 kB: the journal of the demo, which has no space in localStorage (ADR-19). In mock builds only.',
  },
  knip: {
    licence: 'ISC',
    why: 'Finds unused files, exports and packages. 6.42.1 is the latest version whose parser for every platform is in our registry (22 November 2026).',
  },
  msw: { licence: 'MIT', why: 'The fake backend’s service worker, and the same handlers in Node.' },
  'msw-storybook-addon': { licence: 'MIT', why: 'Sets the answers of a story.' },
  pixelmatch: {
    licence: 'ISC',
    why: 'Counts the pixels that differ in two pictures: the test of more contrast.',
  },
  playwright: { licence: 'Apache-2.0', why: 'Runs all browser tests and drives Chromium.' },
  pngjs: { licence: 'MIT', why: 'Reads and writes the pictures that pixelmatch compares.' },
  'puppeteer-core': {
    licence: 'Apache-2.0',
    why: 'Drives the Firefox of the system by WebDriver BiDi in `npm test -- engines`. selenium-webdriver needs geckodriver, which neither Debian nor npm has; Playwright 1.65 only its own Firefox (29 November 2026).',
  },
  'remark-gfm': { licence: 'MIT', why: 'Tables in MDX pages, as Storybook recommends.' },
  storybook: { licence: 'MIT', why: 'Shows every component and screen in every state.' },
  'storybook-addon-pseudo-states': {
    licence: 'MIT',
    why: 'Shows a story hovered, focused and pressed, by Storybook’s own team.',
  },
  'subset-font': {
    licence: 'BSD-3-Clause',
    why: 'Makes the font files without the characters and weights that pages hardly need: 37.6 kB instead of 64.7 (scripts/subsetFonts.mjs).',
  },
  typescript: { licence: 'Apache-2.0', why: 'The language of the project.' },
  vite: { licence: 'MIT', why: 'Dev server and builds.' },
  vitest: { licence: 'MIT', why: 'Unit tests with the Vite of the app.' },
  'web-vitals': {
    licence: 'Apache-2.0',
    why: 'LCP, CLS and INP in the benchmarks, as Chrome defines them. It is not in the app.',
  },
  'workbox-core': {
    licence: 'MIT',
    why: 'The base of the three packages below, by Chrome’s team: caching in a service worker without its pitfalls (ADR-17).',
  },
  'workbox-expiration': {
    licence: 'MIT',
    why: 'Limits the caches, least recently used first. It needs IndexedDB and idb, 1.2 kB.',
  },
  'workbox-routing': {
    licence: 'MIT',
    why: 'Which requests the worker answers, and a message by which pages have it keep more.',
  },
  'workbox-strategies': {
    licence: 'MIT',
    why: '«Network first» with a timeout for pages, «cache first» for files with a hash in their name.',
  },
}
