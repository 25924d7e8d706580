import { sampleAds } from '@/content/admin/adsSample'
import { SAVED_VERSION } from '@/lib/savedStore'
import { savedKey } from '@/lib/storageKeys'
import { PRODUCTION } from '../sites'
import { paths } from './addresses'
import { serveBackend } from './backend'
import { follow } from './follow'
import { expect, test } from './page'

test.use({ baseURL: PRODUCTION })

test('volume × 500 categories of a page: added, then saved in one call', async ({ page }) => {
  const backend = await serveBackend(page)
  await page.goto('admin/news-settings')
  await page
    .getByRole('button', { name: 'إضافة فئة' })
    .first()
    .evaluate(async (button: HTMLElement) => {
      for (let done = 0; done < 500; done += 1) {
        button.click()
        if (done % 10 === 0) await new Promise(requestAnimationFrame)
      }
    })
  await expect.poll(() => page.locator('main ol > li').count()).toBeGreaterThanOrEqual(500)
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
  await expect(page.getByRole('alert')).toContainText('تم حفظ التغييرات بنجاح')
  expect(backend.count('pageSettings')).toBe(1)
})

test('volume × 500 ads: one is paused, and the list is saved', async ({ page }) => {
  const value = Array.from({ length: 500 }, (_, index) => ({
    ...sampleAds[index % sampleAds.length],
    id: `ad_${index}`,
    priority: index + 1,
  }))
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    savedKey('ads'),
    JSON.stringify({ version: SAVED_VERSION, value }),
  ] as const)
  await page.goto('admin/ads')
  const titles = page.locator('main').getByRole('heading', { level: 2 })
  await expect.poll(() => titles.count()).toBeGreaterThan(300)
  const active = await titles.count()
  await page
    .getByRole('button', { name: /إيقاف .* مؤقتًا/ })
    .first()
    .click()
  await expect.poll(() => titles.count()).toBe(active - 1)
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
  await expect(page.getByRole('alert')).toContainText('تم حفظ التغييرات بنجاح')
})

test('volume × 200 navigations: the heap grows by no more than a fifth', async ({ page }) => {
  await serveBackend(page)
  await page.goto('')
  const session = await page.context().newCDPSession(page)
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize
  }
  const tour = async (count: number) => {
    for (let step = 0; step < count; step += 1)
      await follow(page, paths[step % paths.length] ?? '/')
    await follow(page, '/')
    await expect(page.locator('h1')).toHaveText('الأخبار والفئات')
  }
  // Three rounds first, so that all code and styles are loaded and compiled.
  await tour(3 * paths.length)
  const before = await heap()
  await tour(200)
  expect((await heap()) / before).toBeLessThanOrEqual(1.2)
})
