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
  const look = (element: Element) => {
    const side = element.closest('.light, .dark')
    const { backgroundColor, colorScheme } = getComputedStyle(side ?? element)
    return [getComputedStyle(element).color, backgroundColor, colorScheme]
  }
  const headings = page.getByRole('heading', { level: 1 })
  expect(await headings.nth(0).evaluate(look)).toEqual([
    'rgb(28, 25, 23)',
    'rgb(250, 248, 245)',
    'light',
  ])
  expect(await headings.nth(1).evaluate(look)).toEqual([
    'rgb(245, 245, 244)',
    'rgb(18, 16, 14)',
    'dark',
  ])
})

test('every screen of §2 has its page, and every state it needs its story', async ({ page }) => {
  await page.goto('iframe.html?id=foundations-screens--all&viewMode=story')
  // All of the stories' code is fetched for it.
  const title = page.getByRole('heading', { level: 1, name: 'الشاشات' })
  await expect(title).toBeVisible({ timeout: 30_000 })
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

test('the page of screens draws each in small, without playing its story', async ({ page }) => {
  await page.goto('iframe.html?id=foundations-screens--all&viewMode=story')
  const home = page.frameLocator('iframe[title="الرئيسية"]')
  // Two whole Storybooks start here, one in the other.
  await expect(home.locator('main h1')).toHaveText('الأخبار والفئات', { timeout: 30_000 })
  const contact = page.locator('iframe[title="اتصل بنا"]')
  await expect(contact, 'not in sight, not begun').not.toHaveAttribute('src')
  await expect(page.locator('iframe[title="الرئيسية"]')).toHaveAttribute('src', /&embed=true/)
})

test('text at 200 % is a choice of the toolbar', async ({ page }) => {
  await page.goto('iframe.html?id=public-home--normal&viewMode=story&globals=text:200')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  const isSideways = () => document.documentElement.scrollWidth > innerWidth
  expect(await page.evaluate(isSideways)).toBe(false)
})

test('reduced motion stops what moves by itself, and what would on hover', async ({ page }) => {
  const moving = async (motion: string) => {
    await page.goto(
      `iframe.html?id=admin-contactmessages--loading&viewMode=story&embed=true&globals=motion:${motion}`,
    )
    await expect(page.locator('main [aria-busy="true"]')).toBeVisible()
    return page.evaluate(() => ({
      animations: document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length,
      hover: Math.max(
        ...Array.from(document.querySelectorAll('a, button'), (it) =>
          Number.parseFloat(getComputedStyle(it).transitionDuration),
        ),
      ),
    }))
  }
  const full = await moving('full')
  expect(full.animations).toBeGreaterThan(0)
  expect(full.hover).toBeGreaterThan(0.1)
  const reduced = await moving('reduced')
  expect(reduced.animations).toBe(0)
  expect(reduced.hover).toBeLessThan(0.001)
})
