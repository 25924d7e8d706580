import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect } from 'playwright/test'
import { namesIn } from '../../.storybook/names/sidebarLabel'
import { STORYBOOK } from '../sites'
import { openCamera } from './camera'
import { REVIEW_PICTURES, REVIEW_STORYBOOK } from './playwright.config'

// `npm run review` (scripts/review.mjs) runs this for the base, with `--update-snapshots`, and then for the present.
const WIDTHS = [360, 1280]

type Entry = { id: string; type: string; title: string; name: string; tags: string[] }

const index = readFileSync(path.join(REVIEW_STORYBOOK, 'index.json'), 'utf8')
const stories = Object.values<Entry>(JSON.parse(index).entries).filter(
  ({ type, tags }) => type === 'story' && tags.includes('test'),
)

const test = base.extend<object, { camera: Awaited<ReturnType<typeof openCamera>> }>({
  camera: [
    async ({ browser }, use) => use(await openCamera(browser, STORYBOOK)),
    { scope: 'worker' },
  ],
})

const fileOf = (picture: string[]) => path.join(REVIEW_PICTURES, ...picture)

for (const { id, title, name } of stories)
  test(`${title} › ${namesIn(name).join(' · ')}`, async ({ camera }, { config }) => {
    const isOfBase = config.updateSnapshots === 'all'
    // An earlier run has taken them. The last one exists if all do.
    if (isOfBase && existsSync(fileOf([id, '1280-light.png']))) return
    const take = async () =>
      (await camera(id, WIDTHS)).map(({ width, scheme, data }) => ({
        picture: [id, `${width}-${scheme}.png`],
        data,
      }))
    if (isOfBase) {
      mkdirSync(path.join(REVIEW_PICTURES, id), { recursive: true })
      for (const { picture, data } of await take()) writeFileSync(fileOf(picture), data)
      return
    }
    const isOther = ({ picture, data }: { picture: string[]; data: Buffer }) =>
      !existsSync(fileOf(picture)) || !readFileSync(fileOf(picture)).equals(data)
    // A difference is what two visits show.
    const others = (await take()).some(isOther) ? (await take()).filter(isOther) : []
    // By default Playwright takes similar colours for the same one.
    for (const { picture, data } of others)
      expect.soft(data).toMatchSnapshot(picture, { threshold: 0 })
  })

test('no story of the base is gone', () => {
  const ids = stories.map(({ id }) => id)
  const ofBase = existsSync(REVIEW_PICTURES) ? readdirSync(REVIEW_PICTURES) : []
  expect(ofBase.filter((id) => !ids.includes(id))).toEqual([])
})
