import type { Page } from 'playwright/test'
import { sampleAds } from '@/content/admin/adsSample'
import { SAVED_VERSION } from '@/lib/savedStore'
import { savedKey } from '@/lib/storageKeys'
import { DEMO, PRODUCTION } from '../sites'
import { paths } from './addresses'
import { serveBackend } from './backend'
import { expect, row, test } from './cells'
import { follow } from './follow'

/** Clicks a button `count` times, with a frame after every ten clicks. */
const clickRepeatedly = (page: Page, name: string, count: number) =>
  page.evaluate(
    async ([text, times]) => {
      const find = () =>
        [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(text))
      for (let done = 0; done < times; done += 1) {
        find()?.click()
        if (done % 10 === 0) await new Promise(requestAnimationFrame)
      }
    },
    [name, count] as const,
  )

row('volume × 10,000 messages: few rows are rendered, search and paging work')(
  async ({ page, cell }) => {
    await page.goto(`${DEMO}admin/contact-messages?scenario=large`)
    await expect(page.getByText('10,000 من 10,000')).toBeVisible({ timeout: 15_000 })
    await cell('few rows are rendered', async () => {
      expect(await page.getByRole('row').count()).toBeLessThan(60)
    })
    await cell('search', async () => {
      await page.getByLabel('بحث في الرسائل').fill('reader777@')
      await expect(page.getByText('1 من 10,000')).toBeVisible()
    })
    await cell('clear and page', async () => {
      await page.getByLabel('بحث في الرسائل').fill('')
      await page.getByRole('button', { name: /التالية/ }).click()
      await expect(page).toHaveURL(/page=2/)
    })
  },
)

row('volume × 500 categories of a page: added, then saved in one call')(async ({ page, cell }) => {
  test.slow()
  const backend = await serveBackend(page)
  await page.goto(`${PRODUCTION}admin/news-settings`)
  await page.getByRole('button', { name: /إضافة فئة/ }).waitFor()
  await clickRepeatedly(page, 'إضافة فئة', 500)
  const rows = page.locator('main ol > li')
  await cell('all are there', () => expect.poll(() => rows.count()).toBeGreaterThanOrEqual(500))
  await cell('saved in one call', async () => {
    await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
    await expect(page.getByRole('alert')).toContainText('تم حفظ التغييرات بنجاح')
    expect(backend.count('pageSettings')).toBe(1)
  })
})

row('volume × 500 ads: one is paused, and the list is saved')(async ({ page, cell }) => {
  const ads = Array.from({ length: 500 }, (_, index) => ({
    ...sampleAds[index % sampleAds.length],
    id: `ad_${index}`,
    priority: index + 1,
  }))
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    savedKey('ads'),
    JSON.stringify({ version: SAVED_VERSION, value: ads }),
  ] as const)
  await page.goto(`${PRODUCTION}admin/ads`)
  const titles = page.locator('main').getByRole('heading', { level: 2 })
  const pauses = page.getByRole('button', { name: /إيقاف .* مؤقتًا/ })
  await expect.poll(() => titles.count()).toBeGreaterThan(300)
  const active = await titles.count()
  await cell('one is paused', async () => {
    await pauses.first().click()
    await expect.poll(() => titles.count()).toBe(active - 1)
  })
  await cell('saved', async () => {
    await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
    await expect(page.getByRole('alert')).toContainText('تم حفظ التغييرات بنجاح')
  })
})

row('volume × 1,000 toasts: one is shown, and it can be closed (§9)')(async ({ page, cell }) => {
  await page.goto(`${PRODUCTION}admin/users`)
  await page
    .getByRole('button', { name: /تعليق|تنشيط|تفعيل|إيقاف/ })
    .first()
    .waitFor()
  await page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find((one) =>
      /تعليق|تنشيط|تفعيل|إيقاف/.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
    )
    for (let done = 0; done < 1000; done += 1) button?.click()
  })
  await cell('one', async () => {
    await expect(page.getByRole('alert')).toHaveCount(1)
  })
  await cell('it closes', async () => {
    await page.getByRole('button', { name: 'إغلاق التنبيه' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

row('volume × 200 navigations: the heap grows by no more than a fifth')(async ({ page, cell }) => {
  test.slow()
  await serveBackend(page)
  await page.goto(PRODUCTION)
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
  await cell('heap', async () => {
    expect((await heap()) / before).toBeLessThanOrEqual(1.2)
  })
})
