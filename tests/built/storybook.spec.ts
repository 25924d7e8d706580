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
