import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { doors } from '../../.storybook/docs/doors'
import { builds } from '../builds/builds.mjs'
import { expect, test } from '../journeys/page'
import { limit } from '../machine'
import { STORYBOOK } from '../sites'

test.use({ baseURL: STORYBOOK })

type Index = {
  entries: Record<string, { id: string; title: string; name: string; type: string; tags: string[] }>
}

test('the built Storybook works under a sub-path, with the pictures of the fake backend', async ({
  page,
}) => {
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
  const entries = doors.flatMap(({ list }) => list.map(([entry]) => entry.split('/')))
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
    // The title of the screen has no such word, but its address does.
    'twitter empty': 'admin-curation--empty',
    'text field invalid': 'parts-form-textfield--with-error',
    'confirm open': 'parts-confirm--delete',
    تنبيه: 'parts-toast--info',
    إشعار: 'parts-toast--info',
    toast: 'parts-toast--docs',
  }
  for (const [query, story] of Object.entries(found)) {
    await search.fill(query)
    const first = page.locator('#storybook-explorer-menu [data-id]').first()
    await expect(first, query).toHaveAttribute('data-id', story)
  }
  // Storybook's manager logs warnings about its next release.
  consoleLines.splice(0)
})

test('the pages of parts that open show them open', async ({ page }) => {
  const parts = {
    actionmenu: 'menu',
    confirm: 'alertdialog',
    dialog: 'dialog',
    sidesheet: 'dialog',
    toast: 'alert',
    tooltip: 'tooltip',
  } as const
  for (const [part, role] of Object.entries(parts)) {
    await page.goto(`iframe.html?viewMode=docs&id=parts-${part}--docs`)
    // A cell is loaded when it is in sight.
    await page.locator('[data-cell]').first().scrollIntoViewIfNeeded()
    const cell = page.frameLocator('[data-cell] iframe').first()
    await expect(cell.getByRole(role as 'menu'), part).toBeVisible({ timeout: limit(60) })
  }
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
