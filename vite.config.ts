/// <reference types="vitest/config" />
import path from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, type Plugin, type ProxyOptions } from 'vite'
import { demoFolder } from './scripts/demoFolder.mjs'
import { prerender } from './scripts/prerender.mjs'
import { rememberSplits } from './scripts/rememberSplits.mjs'

/**
 * One configuration for the app, its tests and its Storybook.
 *
 * `VITE_MOCKS` is a compile-time constant: everything behind it, the fake backend and its service
 * worker, is cut out of a production build, and `tests/built/production.spec.ts` checks that it is gone.
 */
export default defineConfig(({ mode }) => {
  // The built Storybook is a mock build too, though Vite's mode is production there.
  const isStorybook = process.env.STORYBOOK === 'true'
  const hasMocks = mode !== 'production' || isStorybook
  return {
    plugins: [
      rememberSplits(
        tanstackRouter({
          target: 'react',
          autoCodeSplitting: true,
          routesDirectory: 'src/routes',
          generatedRouteTree: 'src/routeTree.gen.ts',
          quoteStyle: 'single',
          semicolons: false,
          // Prettier would cost every start a third of a second.
          enableRouteTreeFormatting: false,
        }),
      ),
      react(),
      process.env.DEPENDENCY_MAPS !== 'true' && withoutDependencyMaps,
      hasMocks && msw(),
      hasMocks && themeOfDemoLink,
      !isStorybook && prerender(),
      mode === 'demo' && demoFolder(),
    ],
    define: { 'import.meta.env.VITE_MOCKS': JSON.stringify(hasMocks) },
    resolve: {
      tsconfigPaths: true,
      alias: { './TouchRipple.mjs': path.resolve(import.meta.dirname, 'src/ui/theme/noRipple.ts') },
    },
    // The routes are split into virtual files that the scanner cannot follow from index.html: without
    // this the first visit of each page would find new packages and reload.
    optimizeDeps: {
      entries: ['index.html', 'src/routes/**/*.tsx', 'mocks/index.ts'],
      include: [
        // Only a chunk that is loaded late names them.
        '@mui/x-charts/BarChart',
        '@mui/x-charts/PieChart',
        '@mui/material/NoSsr',
        // Only the virtual module of the fake backend names it.
        ...(hasMocks ? ['msw/browser'] : []),
        // Only src/Devtools.tsx names them, when one is opened.
        ...(isStorybook
          ? []
          : ['@tanstack/react-query-devtools', '@tanstack/react-router-devtools']),
      ],
    },
    // A real server behind the page's own origin (README). `vite preview` takes it from here too.
    server: { port: 5173, ...apiProxy() },
    preview: { port: 4173 },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      emptyOutDir: true,
      // Every browser that can run the app knows modulepreload.
      modulePreload: { polyfill: false },
      // Which chunks draw a page: read and taken away by `prerender`.
      manifest: !isStorybook,
      rolldownOptions: {
        output: isStorybook
          ? {}
          : {
              // What every page loads, each part with all that it stands on, in the order of src/boot.ts.
              codeSplitting: {
                groups: [
                  // Apart from what starts the app: else a part that imports another brings the font's rules again.
                  { name: 'imports', test: /vite\/preload-helper/, priority: 5 },
                  { name: 'boot', test: /src\/boot\.ts$/, priority: 4 },
                  {
                    name: 'react',
                    test: /node_modules\/(react|react-dom|scheduler)\//,
                    priority: 3,
                  },
                  {
                    name: 'styles',
                    test: /src\/ui\/theme\/muiStyles\.ts$|node_modules\/(@emotion|stylis)\//,
                    priority: 2.5,
                  },
                  { name: 'theme', test: /src\/ui\/theme\/theme\.ts$/, priority: 2 },
                  { name: 'routing', test: /@tanstack\/react-router\//, priority: 2 },
                  // With the frame of every public page, which would be one line in a file of its own.
                  { name: 'routes', test: /src\/(router|routes\/_site)\.tsx/, priority: 1.5 },
                  // What the pages of news are made of.
                  {
                    name: 'pages',
                    test: /src\/(site\/(cards|chrome\/sectionIcons)|ui\/(sectionCard|PaidBanner|PageHeader))/,
                    priority: 1.2,
                  },
                  { name: 'home', test: /src\/(site|content)\/home/, priority: 1.1 },
                  { name: 'start', test: /src\/main\.tsx$/, priority: 1 },
                ],
              },
            },
      },
    },
    test: {
      environment: 'node',
      // The default leaves a core idle.
      maxWorkers: '100%',
      // A worker for each file would load every module again for each: 38 s of processor time instead of 22
      // (22 November 2026). A test file undoes what it changes outside itself.
      isolate: false,
      // A limit for a test that hangs, not a measurement: beside the builds of `npm test` a page renders slowly.
      testTimeout: 30_000,
      include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
    },
  }
})

function apiProxy(): { proxy?: Record<string, ProxyOptions>; cors?: false } {
  const target = process.env.API_PROXY
  if (!target) return {}
  // One origin for pages and calls: no other needs to be let in.
  return { cors: false, proxy: { '/api': { target, changeOrigin: true, cookieDomainRewrite: '' } } }
}

// The dev server writes every dependency's source map into the file: 12 MB of the first page's 21. Set
// `DEPENDENCY_MAPS=true` to step through the source of a dependency.
// @workaround vite: tests/viteConfig.test.ts
const withoutDependencyMaps: Plugin = {
  name: 'without-dependency-maps',
  apply: 'serve',
  enforce: 'post',
  transform: (code, id) =>
    id.includes('/node_modules/.vite/') ? { code, map: { mappings: '' } } : undefined,
}

// A link of the demo panel names the theme. It becomes the reader's choice before the page's own early
// script reads that, so that the first paint is right; a production page holds nothing of it.
const themeOfDemoLink: Plugin = {
  name: 'theme-of-demo-link',
  transformIndexHtml: () => [
    {
      tag: 'script',
      injectTo: 'head-prepend',
      children: `try{const t=new URLSearchParams(location.search).get('theme');/^(light|dark|system)$/.test(t)&&localStorage.setItem('theme',t)}catch{}`,
    },
  ],
}
