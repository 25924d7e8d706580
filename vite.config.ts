/// <reference types="vitest/config" />
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig, type Plugin } from 'vite'
import type { TestProjectConfiguration } from 'vitest/config'
import { findChromium } from './scripts/chromium.mjs'

/**
 * One configuration for the app, its tests and its Storybook.
 *
 * `VITE_MOCKS` is a compile-time constant: everything behind it, the fake backend and its service
 * worker, is cut out of a production build, and `tests/built/production.spec.ts` checks that it is gone.
 */
export default defineConfig(async ({ mode }) => {
  // Their weight is a fifth of the dev server's start: only the tests carry it.
  const stories = process.env.VITEST ? [await storiesProject()] : []
  // The built Storybook is a mock build too, though Vite's mode is production there.
  const hasMocks = mode !== 'production' || process.env.STORYBOOK === 'true'
  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/routeTree.gen.ts',
        quoteStyle: 'single',
        semicolons: false,
      }),
      react(),
      withoutDependencyMaps,
      hasMocks && msw(),
    ],
    define: { 'import.meta.env.VITE_MOCKS': JSON.stringify(hasMocks) },
    resolve: { tsconfigPaths: true },
    // The routes are split into virtual files that the scanner cannot follow from index.html: without
    // this the first visit of each page would find new packages and reload.
    optimizeDeps: {
      entries: ['index.html', 'src/routes/**/*.tsx', 'mocks/index.ts'],
      // Only the virtual module of the fake backend names it, which the scanner cannot read either.
      include: hasMocks ? ['msw/browser'] : [],
    },
    server: { port: 5173 },
    preview: { port: 4173 },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      emptyOutDir: true,
      // The charts and forms wings stay in chunks of their own; a warning here means one leaked.
      chunkSizeWarningLimit: 400,
    },
    ssr: { noExternal: ['stylis-plugin-rtl'] },
    test: {
      // The browser's tests too: left alone they take half the cores and a third more time.
      maxWorkers: '100%',
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts', 'tests/**/*.test.{ts,tsx}'],
            exclude: ['tests/built/**'],
            server: { deps: { inline: ['stylis-plugin-rtl'] } },
          },
        },
        ...stories,
      ],
    },
  }
})

// The dev server writes every dependency's source map into the file: 12 MB of the first page's 21.
const withoutDependencyMaps: Plugin = {
  name: 'without-dependency-maps',
  apply: 'serve',
  enforce: 'post',
  transform: (code, id) =>
    id.includes('/node_modules/.vite/') ? { code, map: { mappings: '' } } : undefined,
}

async function storiesProject(): Promise<TestProjectConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  const { playwright } = await import('@vitest/browser-playwright')
  return {
    extends: true,
    plugins: [storybookTest({ configDir: '.storybook' })],
    test: {
      name: 'stories',
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: { executablePath: findChromium() ?? '', args: ['--no-sandbox'] },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}
