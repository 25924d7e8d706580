import { defineMain } from '@storybook/react-vite/node'
import { markdownTables, referenceIds } from './markdown.ts'

/** The review room. It is built by the app's own Vite configuration, so a story shows what the app shows. */
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
  ],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // TypeScript 7 has no JS API for docgen tools; prop tables come from each story's args instead.
  typescript: { reactDocgen: false },
  // Relative addresses, so that the built room works from any sub-path of a static host.
  viteFinal: (config) => ({ ...config, base: './' }),
})
