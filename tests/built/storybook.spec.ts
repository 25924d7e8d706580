import { expect, test } from '../journeys/page'
import { STORYBOOK } from '../sites'

test.use({ baseURL: STORYBOOK })

type Index = { entries: Record<string, { id: string; title: string; type: string }> }

test('the built Storybook works from a sub-path, pictures of the fake backend included', async ({
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

test('side by side draws one screen in both schemes', async ({ page }) => {
  const index = (await (await page.request.get('index.json')).json()) as Index
  const story = Object.values(index.entries).find(
    ({ title, type }) => title === 'Public/NotFound' && type === 'story',
  )
  await page.goto(`iframe.html?id=${story?.id}&viewMode=story&globals=theme:both`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(2)
  const [light, dark] = await page
    .getByRole('heading', { level: 1 })
    .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).color))
  expect(light).not.toBe(dark)
})

test('every screen of §2 has its page, and every state it needs its story', async ({ page }) => {
  await page.goto('iframe.html?id=foundations-screens--all&viewMode=story')
  await expect(page.getByRole('heading', { level: 1, name: 'الشاشات' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'ما ينقص' }).getByRole('listitem')).toHaveText([])
  await expect(page.getByRole('link', { name: 'الرئيسية /', exact: true })).toHaveAttribute(
    'href',
    '?path=/story/public-home--normal',
  )
  // Each leads to a story that there is.
  const index = (await (await page.request.get('index.json')).json()) as Index
  const links = await page
    .locator('a[href^="?path=/story/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''))
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter((id) => !Object.hasOwn(index.entries, id))).toEqual([])
})

test('text at 200 % and reduced motion are a choice of the toolbar', async ({ page }) => {
  await page.goto(
    'iframe.html?id=public-home--normal&viewMode=story&globals=text:200;motion:reduced',
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const found = await page.evaluate(() => ({
    text: getComputedStyle(document.documentElement).fontSize,
    motion: getComputedStyle(document.querySelector('main a') ?? document.body).transitionDuration,
    isSideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  }))
  expect(found.text).toBe('32px')
  expect(Number.parseFloat(found.motion)).toBeLessThan(0.001)
  expect(found.isSideways).toBe(false)
})
