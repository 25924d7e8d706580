import path from 'node:path'
import { defineMain } from '@storybook/react-vite/node'
import remarkGfm from 'remark-gfm'
import type { Plugin, PluginOption } from 'vite'
import { picturesMeta } from './board/picturesMeta.mjs'
import { chunks } from './chunks.ts'
import { isolateStorage, memoryStorage } from './isolateStorage.ts'
import { referenceIds, withoutExpressions } from './markdown.ts'
import { describeStories } from './names/describeStories.ts'

const root = path.resolve(import.meta.dirname, '..')
/** The pictures of boards of the last build, for the development server; a build takes new ones. */
const PICTURES = path.join(root, 'dist-storybook/pictures')
const pictures = process.env.NODE_ENV === 'development' ? picturesMeta(PICTURES) : ''
/** Storybook uses the app's Vite configuration, so a story shows what the app shows. */
export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './docs/**/*.mdx',
    './docs/**/*.stories.tsx',
    '../src/**/*.stories.tsx',
    '../mocks/**/*.stories.tsx',
  ],
  experimental_indexers: (indexers = []) => describeStories(indexers),
  addons: [
    {
      name: '@storybook/addon-docs',
      options: {
        mdxPluginOptions: {
          mdxCompileOptions: { remarkPlugins: [remarkGfm, withoutExpressions, referenceIds] },
        },
      },
    },
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
    // Its test panel needs the dev server, so the built Storybook does not have it.
    ...(process.env.NODE_ENV === 'development' ? ['@storybook/addon-vitest'] : []),
  ],
  // Tests, product and developer pages: «Filter» above the sidebar shows them.
  tags: { developer: { defaultFilterSelection: 'exclude' } },
  staticDirs: ['../public', ...(pictures ? [{ from: PICTURES, to: '/pictures' }] : [])],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    // A story has the ground of its scheme; another one behind it would show colours that the product does not have.
    backgrounds: false,
    // It reads the style of every element after every change: a tenth of the time of a story (25 November 2026).
    highlight: process.env.BUILD_FOR !== 'tests',
  },
  // Reads props with Babel. `react-docgen-typescript` needs the JS API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  previewHead: (head = '') =>
    `${pictures}<script>(${isolateStorage})(${memoryStorage})</script>${head}`,
  // Relative addresses, so that the built Storybook works at any sub-path of a static host.
  viteFinal: ({ plugins = [], build, ...config }) => ({
    ...config,
    base: './',
    build: { ...build, rolldownOptions: { output: { codeSplitting: { groups: chunks } } } },
    plugins: plugins.flat().map((plugin) => (isDocgen(plugin) ? onlyParts(plugin) : plugin)),
  }),
})

/**
 * Reading the props of every file took 26 of the 42 s of processor time of a build (24 November 2026), but only the
 * parts have a page with their props. Storybook 10.6 has no option for that. If its plugin gets another
 * name, every file is read again. Delete this when `typescript` has a filter for `react-docgen`.
 * @workaround storybook: tests/built/storybook.spec.ts
 */
const isDocgen = (plugin: PluginOption): plugin is Plugin =>
  !!plugin && 'name' in plugin && plugin.name === 'storybook:react-docgen-plugin'

function onlyParts({ transform, ...plugin }: Plugin): Plugin {
  if (typeof transform !== 'function') return plugin
  const filter = { id: /\/src\/(ui|site\/cards)\/(?!.*\.stories\.)/ }
  return { ...plugin, transform: { filter, handler: transform } }
}
