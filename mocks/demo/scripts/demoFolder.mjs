import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildInfo } from '../../../scripts/buildName.mjs'
import { importTs } from '../../../scripts/importTs.mjs'
import { bundleScript } from '../../../scripts/inlineScript.mjs'
import { demoPictures } from './demoPictures.mjs'

/**
 * A Vite plugin that adds Storybook at `storybook/`, if it has been built, and the start page at `demo/`.
 * @param {{ hasPictures: boolean }} options @returns {import('vite').Plugin}
 */
export function demoFolder({ hasPictures }) {
  /** @type {import('vite').ResolvedConfig} */
  let config
  return {
    name: 'demo-folder',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved: (resolved) => {
      config = resolved
    },
    async closeBundle() {
      const { root, base } = config
      const out = path.resolve(root, config.build.outDir)
      // `dist-demo` gets `dist-storybook`, `dist-test/demo` gets `dist-test/storybook`.
      const storybook = out.replace(/demo$/, 'storybook')
      const hasStorybook = existsSync(path.join(storybook, 'index.json'))
      if (hasStorybook) cpSync(storybook, path.join(out, 'storybook'), { recursive: true })
      /** @type {typeof import('../pages/startPage')} */
      const { startPage } = await importTs('mocks/demo/pages/startPage.ts')
      const folder = path.join(out, 'demo')
      mkdirSync(folder, { recursive: true })
      const fontFaces = fontFacesIn(readFileSync(path.join(out, 'index.html'), 'utf8'), base)
      writeFileSync(
        path.join(folder, 'index.html'),
        startPage({
          hasStorybook,
          fontFaces,
          hasPictures: hasPictures && (await demoPictures(out, base)),
          script: await bundleScript(root, 'mocks/demo/pages/ownList.ts'),
          build: buildInfo(),
        }),
      )
    },
  }
}

/** The app's fonts, with addresses from the folder `demo/`. @param {string} html @param {string} base */
const fontFacesIn = (html, base) =>
  (html.match(/@font-face\{[^}]*\}/g) ?? []).join('').replaceAll(`url(${base}`, 'url(../')
