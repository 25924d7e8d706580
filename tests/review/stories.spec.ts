import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect } from 'playwright/test'
import { namesIn } from '../../.storybook/names/sidebarLabel'
import { openCamera } from '../../.storybook/pictures/camera'
import { STORYBOOK } from '../sites'
import { BASE, BASE_SITE, PICTURES, PRESENT } from './playwright.config'

// `npm run review` (tests/review/run.mjs) builds both Storybooks and runs this.
const WIDTHS = [360, 1280]

type Camera = Awaited<ReturnType<typeof openCamera>>
type Entry = { type: string; title: string; name: string; tags: string[]; importPath: string }

const storiesOf = (storybook: string): [id: string, Entry][] =>
  Object.entries<Entry>(
    JSON.parse(readFileSync(path.join(storybook, 'index.json'), 'utf8')).entries,
  ).filter(([, { type, tags }]) => type === 'story' && tags.includes('test'))

const ofBase = new Map(storiesOf(BASE))
const ofPresent = new Map(storiesOf(PRESENT))

const [assetsOfBase = [], assetsOfPresent = []] = [BASE, PRESENT].map((storybook) =>
  readdirSync(path.join(storybook, 'assets')),
)

/**
 * Whether both builds show the same story: the name of its chunk has a hash of its code and of the names of all that it
 * imports. Styles and fonts are no chunks.
 */
function isUnchanged({ importPath }: Entry): boolean {
  const chunk = `${path.basename(importPath, '.tsx')}-`
  const isPartOf = (name: string) => name.startsWith(chunk) || !name.endsWith('.js')
  return assetsOfBase.filter(isPartOf).join() === assetsOfPresent.filter(isPartOf).join()
}

const test = base.extend<object, { cameras: { ofBase: Camera; ofPresent: Camera } }>({
  cameras: [
    async ({ browser }, use) => {
      const [ofBase, ofPresent] = await Promise.all([
        openCamera(browser, BASE_SITE),
        openCamera(browser, STORYBOOK),
      ])
      await use({ ofBase, ofPresent })
    },
    { scope: 'worker' },
  ],
})

for (const [id, story] of ofPresent)
  if (!isUnchanged(story))
    test(`${story.title} › ${namesIn(story.name).join(' · ')}`, async ({ cameras }) => {
      const take = async (camera: Camera) =>
        (await camera(id, WIDTHS)).map(({ width, scheme, data }) => {
          const picture = [id, `${width}-${scheme}.png`]
          return { picture, file: path.join(PICTURES, ...picture), data }
        })
      // An earlier run may have taken those of the base. The last one exists if all do.
      if (ofBase.has(id) && !existsSync(path.join(PICTURES, id, '1280-light.png'))) {
        mkdirSync(path.join(PICTURES, id), { recursive: true })
        for (const { file, data } of await take(cameras.ofBase)) writeFileSync(file, data)
      }
      const takeOthers = async () =>
        (await take(cameras.ofPresent)).filter(
          ({ file, data }) => !existsSync(file) || !readFileSync(file).equals(data),
        )
      // A difference is what two visits show.
      const others = (await takeOthers()).length > 0 ? await takeOthers() : []
      // By default Playwright takes similar colours for the same one.
      for (const { picture, data } of others)
        expect.soft(data).toMatchSnapshot(picture, { threshold: 0 })
    })

test('no story of the base is gone', () => {
  expect([...ofBase.keys()].filter((id) => !ofPresent.has(id))).toEqual([])
})
