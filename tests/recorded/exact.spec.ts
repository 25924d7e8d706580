import { readFileSync } from 'node:fs'
import { packTour } from '@mocks/demo/session/payload'
import type { Tour } from '@mocks/demo/session/recording'
import type { Browser, Page } from 'playwright/test'
import { expectEnd } from '../journeys/page'
import { expect, openReady, test } from './page'
import { sessions } from './sessions'

/** Opens the panel at the tab of the recorder. */
async function openRecorder(page: Page) {
  const panel = page.getByRole('dialog', { name: 'لوحة التجربة' })
  if (!(await panel.isVisible())) await page.keyboard.press('Control+`')
  await panel.getByRole('tab', { name: 'أبلغ وشارك' }).click()
  return panel
}

for (const { id, title, path, act } of sessions)
  test(`a replay is exact, twice: ${title}`, async ({ page, browser, baseURL }) => {
    await openReady(page, path)
    await page.waitForLoadState('networkidle')
    const panel = await openRecorder(page)
    await panel.getByRole('button', { name: 'سجّل', exact: true }).click()
    await act(page)
    await page.getByRole('button', { name: /^أوقف التسجيل/ }).click()
    await panel.getByLabel('اسم الجولة').fill(title)
    await panel.getByRole('tab', { name: 'الحال' }).click()
    await panel.getByText('للمطوّر').click()
    const downloading = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'نزّل آخر جولة سجّلتها ملفًا' }).click()
    const file = `dist-test/recordings/${id}.json`
    await (await downloading).saveAs(file)
    const tour = JSON.parse(readFileSync(file, 'utf8')) as Tour
    expect(tour.steps.length).toBeGreaterThan(2)
    const link = `${baseURL}?speed=0#demo=${await packTour(tour)}`
    const first = await replay(browser, link, title)
    const second = await replay(browser, link, title)
    expect(second).toEqual(first)
    expect(first.address).toBe(new URL(tour.end.address.slice(1), baseURL).href)
  })

/** Plays a tour in a fresh profile. Returns where it ended and the calls that the browser sent. */
async function replay(browser: Browser, link: string, title: string) {
  const context = await browser.newContext()
  const page = await context.newPage()
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/api\/(?!placeholder)/.test(pathname) && !request.serviceWorker())
      calls.push(`${request.method()} ${pathname}${search}`)
  })
  await page.goto(link)
  await expectEnd(page, title)
  const address = page.url()
  await context.close()
  return { address, calls }
}
