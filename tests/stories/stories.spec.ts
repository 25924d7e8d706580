import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test as base, expect, type Page } from 'playwright/test'
import { SCREEN_HEIGHT, SCREEN_WIDTHS, storiesOnBoards } from '../../.storybook/board/rows'
import { AXE_FILE, openStorybook, showStory } from '../../.storybook/pictures/storybookPage'
import { builds } from '../builds/builds.mjs'
import { mutants } from '../mutants/list.mjs'
import { isAll, isCore, STORYBOOK } from '../sites'
import { checkAccessibility } from './axe'

type Entry = { type: string; id: string; title: string; name: string; tags: string[] }

// The index that Storybook writes into its build.
const file = path.resolve(import.meta.dirname, '../..', builds.storybook.folder, 'index.json')
const entries = Object.values(JSON.parse(readFileSync(file, 'utf8')).entries) as Entry[]
/**
 * `npm test` opens the states of parts and screens, and what detects a mistake of the list. The nightly run opens every
 * story, and the boards in all widths.
 */
const isOpened = ({ title, name, tags }: Entry) =>
  !isCore ||
  tags.some((tag) => /^state:(?!phone|tablet)/.test(tag)) ||
  mutants.some(
    ({ layer, survives, noticedBy }) =>
      layer === 'stories' && !survives && noticedBy?.test(`${title} › ${name}`),
  )
const stories = entries.filter(
  (entry) => entry.type === 'story' && entry.tags.includes('test') && isOpened(entry),
)

// All stories of a worker share one page: opening Storybook takes longer than showing a story in it.
const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use) => {
      const page = await openStorybook(browser, STORYBOOK)
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

const onBoards = storiesOnBoards(entries)
const titles = Map.groupBy(stories, ({ title }) => title)

for (const [title, own] of titles)
  test.describe(() => {
    // In one worker: what axe has seen once on its page it does not measure again.
    test.describe.configure({ mode: 'default' })

    const isPart = title.startsWith('Parts/')
    const states = own.filter(({ tags }) => isPart && !tags.includes('play-fn'))
    // The states of a part take a tenth of a second each; its board, whose cells are frames, takes more than one each.
    if (states.length > 0)
      test(`${title} › ${states.length} states`, async ({ storybook }) => {
        for (const { id, name } of states)
          await test.step(name, () => expectSound(storybook, id), { box: true })
      })

    for (const { id, name } of own.filter((story) => !states.includes(story))) {
      const open = { type: 'open', description: `npm run storybook, then ?path=/story/${id}` }
      test(`${title} › ${name}`, { annotation: open }, async ({ storybook }) => {
        await expectSound(storybook, id)
        if (!isAll || !onBoards.has(id)) return
        for (const width of SCREEN_WIDTHS) {
          const { problems } = await showStory(storybook, id, { width, height: SCREEN_HEIGHT })
          expect(problems, `its steps at ${width} px, as on its board`).toEqual([])
        }
      })
    }
  })

/** A story renders and plays without an error, and axe finds nothing wrong with it in either scheme. */
async function expectSound(storybook: Page, id: string) {
  const { problems, isForAxe } = await showStory(storybook, id)
  expect.soft(problems, id).toEqual([])
  if (isForAxe) expect.soft(await checkAccessibility(storybook), `axe on ${id}`).toEqual([])
}

test('axe measures the contrast of Arabic, also of a new element on a page that was checked before', async ({
  page,
}) => {
  await page.setContent('<html class="light"><body><main><h1>مدار</h1></main></body></html>')
  await page.addScriptTag({ path: AXE_FILE })
  expect(await checkAccessibility(page)).toEqual([])
  await page.locator('main').evaluate((main) => {
    main.innerHTML += '<p style="color: #ccc; background: #fff">المكتبة الوطنية</p>'
  })
  const found = [expect.stringContaining('light: color-contrast at p')]
  expect(await checkAccessibility(page)).toEqual([
    ...found,
    expect.stringContaining('dark: color-contrast at p'),
  ])
  // Elements with failures are checked again.
  expect(await checkAccessibility(page)).toHaveLength(2)
})
