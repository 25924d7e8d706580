import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { withSite } from '../../../scripts/chromium.mjs'
import { importTs } from '../../../scripts/importTs.mjs'
import { bundleScript } from '../../../scripts/inlineScript.ts'
import { openForPicture } from '../../../scripts/openForPicture.ts'

/** What a build is: its version, its commit (empty without Git or a repository) and its day, `YYYY-MM-DD`. */
function buildInfo() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' })
  return { version, commit: stdout?.trim() ?? '', day: new Date().toISOString().slice(0, 10) }
}

/** The same as one text, for recordings and reports: «0.1.0 1bd47e5 2026-11-24». */
export const buildName = () => Object.values(buildInfo()).filter(Boolean).join(' ')

/** A Vite plugin that adds Storybook at `storybook/`, if it has been built, and the start page at `demo/`. */
export function demoFolder({ hasPictures }: { hasPictures: boolean }): Plugin {
  let config: ResolvedConfig
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
      const { startPage } = await importStartPage()
      const folder = path.join(out, 'demo')
      mkdirSync(folder, { recursive: true })
      const fontFaces = fontFacesIn(readFileSync(path.join(out, 'index.html'), 'utf8'), base)
      writeFileSync(
        path.join(folder, 'index.html'),
        startPage({
          hasStorybook,
          fontFaces,
          hasPictures: hasPictures && (await demoPictures(out, base)),
          script: await bundleScript('mocks/demo/pages/ownList.ts'),
          build: buildInfo(),
        }),
      )
    },
  }
}

/** The app's fonts, with addresses from the folder `demo/`. */
const fontFacesIn = (html: string, base: string) =>
  (html.match(/@font-face\{[^}]*\}/g) ?? []).join('').replaceAll(`url(${base}`, 'url(../')

const WIDTH = 1280
const CONTEXT = { locale: 'ar', timezoneId: 'Asia/Riyadh', reducedMotion: 'reduce' } as const

const importStartPage = (): Promise<typeof import('../pages/startPage')> =>
  importTs('mocks/demo/pages/startPage.ts')

/** Takes the pictures of the doors and the situations, in both schemes. Resolves to false without a Chromium. */
async function demoPictures(out: string, base: string): Promise<boolean> {
  const { situations, situationPath }: typeof import('../situations') = await importTs(
    'mocks/demo/situations.ts',
  )
  const { DOORS, PICTURE, pictureName } = await importStartPage()
  const folder = path.join(out, 'demo', 'pictures')
  const wanted = [
    ...DOORS.map((path) => ({ name: path, address: path })),
    // A picture of a slow network shows how it waits.
    ...situations.map((situation) => ({
      name: situation.title,
      address: situationPath(situation).replace('=slow', '=endless'),
    })),
  ]
  const areTaken = await withSite(out, base, async (browser, site) => {
    mkdirSync(folder, { recursive: true })
    for (const { name, address } of wanted) {
      // What a situation sets lasts for its tab.
      const scale = PICTURE.width / WIDTH
      const viewport = { width: WIDTH, height: PICTURE.height / scale }
      const page = await browser.newPage({ ...CONTEXT, viewport, deviceScaleFactor: scale })
      await openForPicture(page, new URL(address.slice(1), site).href)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
        const file = path.join(folder, `${pictureName(name)}-${colorScheme}.webp`)
        await page.screenshot({ path: file, type: 'webp', quality: 80 })
      }
      await page.close()
    }
  })
  if (!areTaken)
    console.warn('The start page has no pictures: this machine has no Chromium (README).')
  return areTaken
}
