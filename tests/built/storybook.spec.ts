import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { doors } from '../../.storybook/docs/doors'
import { builds } from '../builds.mjs'
import { expect, test } from '../journeys/page'
import { STORYBOOK } from '../sites'

test.use({ baseURL: STORYBOOK })

type Index = {
  entries: Record<string, { id: string; title: string; name: string; type: string; tags: string[] }>
}

test('the built Storybook works under a sub-path, with the pictures of the fake backend', {
  tag: '@core',
}, async ({ page }) => {
  const index = (await (await page.request.get('index.json')).json()) as Index
  const home = Object.values(index.entries).find(
    ({ title, type }) => title === 'Public/Home' && type === 'story',
  )
  await page.goto(`iframe.html?id=${home?.id}&viewMode=story`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الأخبار والفئات')
  await expect
    .poll(() =>
      page
        .locator('main img')
        .first()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0)
})

test('every door of the first page opens an entry', async ({ page }) => {
  const index = (await (await page.request.get('index.json')).json()) as Index
  const entries = doors.flatMap(({ list }) => list.map(({ entry }) => entry.split('/')))
  expect(entries).toHaveLength(15)
  const missing = entries.filter(([type, id = '']) => index.entries[id]?.type !== type)
  expect(missing).toEqual([])
  // Storybook's tag for stories with a play function, which a board plays.
  expect(index.entries['public-contact--errors']?.tags).toContain('play-fn')
})

test('a search for a state finds its story first, in both languages', async ({
  page,
  consoleLines,
}) => {
  await page.goto('?path=/story/parts-toast--info')
  const search = page.getByRole('searchbox')
  const found = {
    'messages empty': 'admin-contactmessages--empty',
    'رسائل فارغة': 'admin-contactmessages--empty',
    'user dialog error': 'admin-users-adduser--refused',
    'analytics empty': 'admin-analytics-charts--nothing-jumps',
    // The title of the screen has no such word, but its address does.
    'twitter empty': 'admin-curation--empty',
    'text field invalid': 'parts-form-textfield--with-error',
    'confirm open': 'parts-confirm--delete',
    تنبيه: 'parts-toast--info',
  }
  for (const [query, story] of Object.entries(found)) {
    await search.fill(query)
    const first = page.locator('#storybook-explorer-menu [data-id]').first()
    await expect(first, query).toHaveAttribute('data-id', story)
  }
  // Storybook's manager logs warnings about its next release.
  consoleLines.splice(0)
})

test('the docs page of a component lists its props and renders its stories, right to left', async ({
  page,
}) => {
  await page.goto('iframe.html?id=parts-form-switch--docs&viewMode=docs')
  const props = page.getByRole('table').first()
  await expect(props.getByText('isOn', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(props.getByText('boolean', { exact: true }).first()).toBeVisible()
  // The first story is rendered twice: at the top, and in the list of all stories.
  const switches = page.getByRole('switch', { name: /\p{Script=Arabic}/u })
  await expect(switches).toHaveCount(5)
  await expect(switches.first()).toHaveCSS('direction', 'rtl')
})

test('the build has the props of the parts, which have a page of documentation, and not those of screens', () => {
  const assets = path.resolve(import.meta.dirname, '../..', builds.storybook.folder, 'assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const read = scripts.map((name) => readFileSync(path.join(assets, name), 'utf8')).join('')
  const described = new Set(
    [...read.matchAll(/displayName:[`"](\w+)[`"]/g)].map(([, name]) => name),
  )
  expect([...described]).toEqual(expect.arrayContaining(['Pager', 'CategoryCard']))
  expect([...described]).not.toContain('HomePage')
  // A pin of another build says so.
  expect(read).toMatch(/[`"]\d+\.\d+\.\d+ (\w+ )?\d{4}-\d\d-\d\d[`"]/)
})

test('a board of a screen shows a picture, where there is none the story; a press shows the story, and the page does not move', async ({
  page,
  context,
}) => {
  // The worker of the fake backend requests it.
  await context.route('**/pictures/*', (route) => route.fulfill({ path: 'public/icon.svg' }))
  await page.route('**/iframe.html?id=public-home--board*', async (route) => {
    const names = 'public-home--normal-360-light public-home--normal-360-dark'
    const html = await (await route.fetch()).text()
    const meta = `<meta name="story-pictures" content="${names}">`
    await route.fulfill({ contentType: 'text/html', body: html.replace('<head>', `<head>${meta}`) })
  })
  await page.goto('iframe.html?id=public-home--board&viewMode=story')
  const pictures = page.getByRole('button', { name: /^القصة نفسها: معتادة، 360/ })
  await expect(pictures).toHaveCount(2, { timeout: 30_000 })
  const row = page.getByRole('region', { name: /^معتادة/ })
  await expect(row.locator('iframe')).toHaveCount(4)
  await pictures.first().click()
  const before = await page.evaluate(() => scrollY)
  await row.frameLocator('iframe >> nth=0').locator('main h1').waitFor({ timeout: 30_000 })
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([
    before,
    'A',
  ])
})

// A toast is in a live region, a menu is opened by a press, a tooltip by the focus.
for (const [part, role] of [
  ['toast', 'alert'],
  ['actionmenu', 'menu'],
  ['tooltip', 'tooltip'],
] as const)
  test(`each cell of the board of ${part} shows it open`, async ({ page, consoleLines }) => {
    await page.goto(`iframe.html?id=parts-${part}--board&viewMode=story`)
    const cells = page.locator('[data-cell] iframe')
    await expect(cells.nth(3)).toBeAttached({ timeout: 30_000 })
    for (const cell of await cells.all()) {
      await cell.scrollIntoViewIfNeeded()
      await expect(cell.contentFrame().getByRole(role).first()).toBeVisible({
        timeout: 30_000,
      })
    }
    await expect(page.getByText('توقفت خطوات القصة')).toHaveCount(0)
    consoleLines.splice(0)
  })

test('the toolbar offers text at 200 % and long text', async ({ page }) => {
  await page.goto('iframe.html?id=public-home--normal&viewMode=story&globals=view:double')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  const isSideways = () => document.documentElement.scrollWidth > innerWidth
  expect(await page.evaluate(isSideways)).toBe(false)
  // In a board the story plays its steps first.
  await page.goto(
    'iframe.html?id=public-contact--errors&viewMode=story&framed=true&globals=view:long',
  )
  await expect(page.getByText('المستقبليةوالاستقلالية').first()).toBeVisible()
  const field = page.getByRole('textbox', { name: /^الاسم/ })
  await expect(field).toHaveAttribute('aria-invalid', 'true')
})
