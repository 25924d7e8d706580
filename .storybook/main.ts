import { defineMain } from '@storybook/react-vite/node'
import { memoryStorage } from '../mocks/memoryStorage.ts'
import { isolateStorage } from './isolateStorage.ts'
import { markdownTables, referenceIds } from './markdown.ts'

/** Storybook uses the app's Vite configuration, so a story shows what the app shows. */
export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './docs/**/*.mdx',
    './docs/**/*.stories.tsx',
    '../src/**/*.stories.tsx',
    '../mocks/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: {
        mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [markdownTables, referenceIds] } },
      },
    },
    '@storybook/addon-a11y',
    // Its test panel needs the dev server, so the built Storybook does not have it.
    ...(process.env.NODE_ENV === 'development' ? ['@storybook/addon-vitest'] : []),
  ],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Reads props with Babel. `react-docgen-typescript` needs the JS API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  previewHead: (head = '') => `<script>(${isolateStorage})(${memoryStorage})</script>${head}`,
  // Relative addresses, so that the built Storybook works at any sub-path of a static host.
  viteFinal: (config) => ({ ...config, base: './' }),
})
