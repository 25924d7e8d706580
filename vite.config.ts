import { existsSync } from 'node:fs'
import path from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, type Plugin, type ProxyOptions } from 'vite'
import { codeSplitting, files, missingDependencies } from './scripts/chunks.ts'
import { importTs } from './scripts/importTs.mjs'
import { inlineScript, serviceWorker } from './scripts/inlineScript.ts'
import { prerender } from './scripts/prerender.ts'
import { searchItems } from './scripts/searchItems.ts'

/** What the demo adds to a build; a project without the folder mocks/demo has none of it. */
const DEMO = 'mocks/demo/scripts/demoFolder.ts'
const hasDemo = existsSync(path.resolve(import.meta.dirname, DEMO))
const { buildName, demoFolder } = hasDemo ? await importTs(DEMO) : {}

const unusedMuiPart = path.resolve(import.meta.dirname, 'src/ui/theme/unusedMuiPart.ts')

/**
 * One configuration for the app, its tests and its Storybook.
 *
 * `VITE_MOCKS` is a compile-time constant: a production build removes everything behind it, that is the fake
 * backend and its service worker. `tests/built/production.spec.ts` checks that it is gone.
 */
export default defineConfig(({ mode, command, isSsrBuild }) => {
  // The built Storybook is a mock build too, though Vite's mode is production there.
  // Vitest runs stories in a page of its own, which is never hydrated either: `preboot` would hold their events.
  const isStorybook = process.env.STORYBOOK === 'true' || process.env.VITEST === 'true'
  const hasMocks = mode !== 'production' || isStorybook
  const hasBuildName = hasDemo && (mode === 'demo' || (isStorybook && command === 'build'))
  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/routeTree.gen.ts',
        quoteStyle: 'single',
        semicolons: false,
        // Formatting with Prettier would add a third of a second to every start.
        enableRouteTreeFormatting: false,
      }),
      react(),
      searchItems(),
      process.env.DEPENDENCY_MAPS !== 'true' && withoutDependencyMaps,
      hasMocks && msw({ mode: 'worker-only' }),
      hasDemo &&
        hasMocks &&
        !isStorybook &&
        inlineScript('mocks/demo/session/early.ts', 'head-prepend'),
      !isStorybook && inlineScript('src/hydration/preboot.ts', 'head'),
      !isStorybook && prerender(),
      !hasMocks && serviceWorker(),
      hasDemo &&
        mode === 'demo' &&
        demoFolder({ hasPictures: process.env.DEMO_PICTURES !== 'false' }),
    ],
    define: {
      'import.meta.env.VITE_MOCKS': JSON.stringify(hasMocks),
      ...(hasBuildName && { 'import.meta.env.VITE_BUILD': JSON.stringify(buildName()) }),
    },
    resolve: {
      tsconfigPaths: true,
      alias: {
        './TouchRipple.mjs': unusedMuiPart,
        '../CircularProgress/index.mjs': unusedMuiPart,
        '../TextareaAutosize/index.mjs': unusedMuiPart,
        './createThemeWithVars.mjs': unusedMuiPart,
        './defaultTheme.mjs': unusedMuiPart,
        '../styles/defaultTheme.mjs': unusedMuiPart,
        'hoist-non-react-statics': unusedMuiPart,
        // React has the hook itself.
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
        tldts: path.resolve(import.meta.dirname, 'mocks/backend/publicSuffix.ts'),
      },
    },
    // The router plugin splits the routes into virtual files, which the scanner cannot follow from index.html.
    // Without these entries the first visit of each page would find new packages and reload.
    optimizeDeps: {
      entries: ['index.html', 'src/main.tsx', 'src/routes/**/*.tsx', 'mocks/backend/start.ts'],
      include: [
        // Only src/Devtools.tsx imports them.
        ...(isStorybook
          ? []
          : ['@tanstack/react-query-devtools', '@tanstack/react-router-devtools']),
      ],
    },
    // The proxy puts a real server behind the page's own origin (README). `vite preview` uses these options too.
    server: { port: 5173, ...apiProxy() },
    preview: { port: 4173 },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      emptyOutDir: true,
      // Every browser that can run the app supports modulepreload.
      modulePreload: { polyfill: false, resolveDependencies: missingDependencies },
      rolldownOptions: {
        output: isStorybook
          ? {}
          : // The HTML of the build for Node names the same files.
            { ...files, ...(!isSsrBuild && { codeSplitting: codeSplitting() }) },
      },
    },
  }
})

function apiProxy(): { proxy?: Record<string, ProxyOptions>; cors?: false } {
  const target = process.env.API_PROXY
  if (!target) return {}
  // Pages and calls have one origin, so no other origin needs CORS.
  return { cors: false, proxy: { '/api': { target, changeOrigin: true, cookieDomainRewrite: '' } } }
}

// The dev server puts the source map of each dependency into its file: 12 of the 21 MB of the first page. Set
// `DEPENDENCY_MAPS=true` to step through the source of a dependency.
const withoutDependencyMaps: Plugin = {
  name: 'without-dependency-maps',
  apply: 'serve',
  enforce: 'post',
  transform: (code, id) =>
    id.includes('/node_modules/.vite/') ? { code, map: { mappings: '' } } : undefined,
}
