import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { importTs } from './importTs.mjs'

/**
 * A Vite plugin that completes the demo folder after the build of the app: it adds Storybook at `storybook/` if it
 * has been built, and the start page at `demo/`. All addresses in it are relative, for any host and sub-path.
 * @returns {import('vite').Plugin}
 */
export function demoFolder() {
  let out = ''
  return {
    name: 'demo-folder',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: ({ root, build }) => {
      out = path.resolve(root, build.outDir)
    },
    async closeBundle() {
      // `dist-demo` gets `dist-storybook`, `dist-test/demo` gets `dist-test/storybook`.
      const storybook = out.replace(/demo$/, 'storybook')
      const hasStorybook = existsSync(path.join(storybook, 'index.json'))
      if (hasStorybook) cpSync(storybook, path.join(out, 'storybook'), { recursive: true })
      /** @type {typeof import('../mocks/startPage')} */
      const { startPage } = await importTs('mocks/startPage.ts')
      mkdirSync(path.join(out, 'demo'), { recursive: true })
      writeFileSync(path.join(out, 'demo', 'index.html'), startPage(hasStorybook))
    },
  }
}
