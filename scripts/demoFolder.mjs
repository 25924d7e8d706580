import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { importTs } from './importTs.mjs'

/**
 * Completes the demo folder once the app is in it: Storybook at `storybook/` if it has been built, and the
 * start page at `demo/`. All addresses in it are relative, for any host and sub-path. `404.html` is the app
 * again, for hosts that answer unknown addresses with that and have no other fallback (GitHub Pages).
 * @returns {import('vite').Plugin}
 */
export function demoFolder() {
  let out = ''
  return {
    name: 'demo-folder',
    apply: 'build',
    configResolved: ({ root, build }) => {
      out = path.resolve(root, build.outDir)
    },
    async closeBundle() {
      const hasStorybook = existsSync('dist-storybook/index.json')
      if (hasStorybook) cpSync('dist-storybook', path.join(out, 'storybook'), { recursive: true })
      /** @type {typeof import('../mocks/startPage')} */
      const { startPage } = await importTs('mocks/startPage.ts')
      mkdirSync(path.join(out, 'demo'), { recursive: true })
      writeFileSync(path.join(out, 'demo', 'index.html'), startPage(hasStorybook))
      cpSync(path.join(out, 'index.html'), path.join(out, '404.html'))
    },
  }
}
