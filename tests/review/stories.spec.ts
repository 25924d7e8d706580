import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect } from 'playwright/test'
import { namesIn } from '../../.storybook/names/sidebarLabel'
import { STORYBOOK } from '../sites'
import { openCamera, SCHEMES } from './camera'
import { isComparing, storybooks } from './playwright.config'

// `npm run review` (scripts/review.mjs) runs this for the base, for the present, and then to compare their pictures.
const { REVIEW_BASE = '', REVIEW_PRESENT = '' } = process.env
const WIDTHS = [360, 1280] as const
const PICTURES = WIDTHS.flatMap((width) => SCHEMES.map((scheme) => `${width}-${scheme}.png`))

type Entry = { id: string; type: string; title: string; name: string; tags: string[] }

const stories = new Map(
  storybooks
    .map((storybook) => readFileSync(path.join(storybook, 'index.json'), 'utf8'))
    .flatMap((index) => Object.values<Entry>(JSON.parse(index).entries))
    .filter(({ type, tags }) => type === 'story' && tags.includes('test'))
    .map(({ id, title, name }) => [id, `${title} › ${namesIn(name).join(' · ')}`]),
)

const test = base.extend<object, { camera: Awaited<ReturnType<typeof openCamera>> }>({
  camera: [
    async ({ browser }, use) => use(await openCamera(browser, STORYBOOK)),
    { scope: 'worker' },
  ],
})

/** Returns a picture; none is empty. */
const read = (side: string, ...names: string[]) => {
  const file = path.join(side, ...names)
  return existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
}
const isSame = (id: string, picture: string) =>
  read(REVIEW_BASE, id, picture).equals(read(REVIEW_PRESENT, id, picture))

for (const [id, title] of stories) {
  if (!isComparing) photograph(id, title)
  else if (!PICTURES.every((picture) => isSame(id, picture))) compare(id, title)
}

function photograph(id: string, title: string) {
  // The pictures of the base remain; the last one exists if all do.
  if (REVIEW_PRESENT === '' && read(REVIEW_BASE, id, PICTURES.at(-1) ?? '').length > 0) return
  const folder = path.join(REVIEW_PRESENT || REVIEW_BASE, id)
  test(title, async ({ camera }) => {
    mkdirSync(folder, { recursive: true })
    // A difference is what two visits show.
    for (let visit = 0; visit < 2; visit++) {
      for (const { width, scheme, data } of await camera(id, WIDTHS))
        writeFileSync(path.join(folder, `${width}-${scheme}.png`), data)
      if (REVIEW_PRESENT === '' || PICTURES.every((picture) => isSame(id, picture))) return
    }
  })
}

function compare(id: string, title: string) {
  test(title, () => {
    for (const picture of PICTURES.filter((one) => !isSame(id, one))) {
      const after = read(REVIEW_PRESENT, id, picture)
      expect(after.length, 'the story is gone').toBeGreaterThan(0)
      // By default Playwright takes similar colours for the same one.
      expect.soft(after).toMatchSnapshot([id, picture], { threshold: 0 })
    }
  })
}
