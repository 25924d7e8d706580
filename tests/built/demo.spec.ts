import { readFileSync } from 'node:fs'
import { situations } from '@mocks/demo/situations'
import { screens } from '@/content/screens'
import { openPreview, showStory } from '../../.storybook/pictures/storybookPage'
import { expect, openReady, test } from '../journeys/page'
import { limit } from '../machine'
import { DEMO, DEMO_ON_PAGES } from '../sites'
import { scriptsOf } from './scripts'

/** An entry of the list of public suffixes. */
const SUFFIX = 'kawasaki'

test('a first visit to the demo under a sub-path: every picture loads, the console stays empty, no request goes to another host', {
  tag: '@core',
}, async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin)
      foreign.push(request.url())
  })
  await page.goto('')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الأخبار والفئات')
  const pictures = page.locator('main img')
  await expect(pictures).toHaveCount(9)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true)
  }
  await page.goto('contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('اتصل بنا')
  expect(foreign).toEqual([])
})

test('without scripts the first picture of a page is in its HTML, and the start page is a list of links', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: DEMO })
  const page = await context.newPage()
  for (const address of ['', 'sports']) {
    await page.goto(address)
    const lead = page.locator('[data-picture]').first()
    await expect(lead).toBeVisible()
    await expect(lead).toHaveCSS('background-image', /^url\("data:image\/svg\+xml,/)
  }
  await page.goto('demo/')
  await expect(page.locator('#screens a')).toHaveCount(screens.length)
  await expect(page.locator('.situations').getByRole('link')).toHaveCount(situations.length)
  await context.close()
})

test('a worker that is unregistered while the next page starts reports no error; other rejections do', async ({
  page,
  context,
  consoleLines,
}) => {
  // This page keeps the worker registered; the next page finds it and unregisters it immediately.
  await openReady(page, '')
  const next = await context.newPage()
  await next.addInitScript(unregisterOnceFound)
  await next.goto('sports')
  await next.waitForFunction(() => 'update' in window)
  const update = await next.evaluate(
    () => (window as unknown as { update: Promise<string> }).update,
  )
  expect(update, 'msw has tried to update').toMatch(/Not found$/)
  await expect
    .poll(() =>
      next.locator('main img').evaluateAll(([image]) => (image as HTMLImageElement)?.naturalWidth),
    )
    .toBeGreaterThan(0)
  // The first page still uses the worker, so a third one revives it, and starts again to be controlled by it.
  const third = await context.newPage()
  await third.goto('contact')
  await third.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: limit(6) })
  await next.evaluate(() => void Promise.reject(new Error('another rejection')))
  await expect.poll(() => consoleLines).toEqual(['error: another rejection'])
  consoleLines.length = 0
})

/** Runs in the page, before its scripts. `window.update` is the outcome of the first `update()`. */
function unregisterOnceFound() {
  if (!('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  const getRegistrations = workers.getRegistrations.bind(workers)
  workers.getRegistrations = async () => {
    const found = await getRegistrations()
    for (const registration of found) await registration.unregister()
    return found
  }
  const { update } = ServiceWorkerRegistration.prototype
  ServiceWorkerRegistration.prototype.update = function () {
    const outcome = update.call(this)
    Object.assign(window, { update: outcome.then(String, String) })
    // A separate promise, whose rejection is not handled yet.
    return outcome.then((registration) => registration)
  }
}

test('Storybook does not touch what the app stored, and neither receives the other’s changes', async ({
  page,
  context,
}) => {
  // Compares only the start of each text, where the newest message is.
  const readAll = () =>
    [localStorage, sessionStorage].map((area) =>
      Object.entries(area).map(([key, text]) => [key, text.slice(0, 200)]),
    )
  const app = await context.newPage()
  await openReady(app, 'contact')
  await app.evaluate(async () => {
    const received: string[] = []
    Object.assign(window, { received })
    new BroadcastChannel('madar:api').onmessage = ({ data }) => received.push(data)
    const answer = await fetch('/api/contact-messages', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...{ name: 'سلمى', email: 'salma@example.com', category: 'عام', subject: 'سؤال' },
        message: 'رسالة من العرض التجريبي',
      }),
    })
    if (!answer.ok) throw new Error(await answer.text())
  })
  // The start page runs no code that stores anything. It runs in this tab, because each tab has a
  // separate sessionStorage.
  await page.goto('demo/')
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light')
    localStorage.setItem('adminMenu', '{"version":1,"value":true}')
    sessionStorage.setItem('formDrafts', '{}')
  })
  const before = await page.evaluate(readAll)
  expect(JSON.stringify(before)).toContain('رسالة من العرض التجريبي')

  await page.addInitScript(() => {
    addEventListener('storage', ({ key }) => Object.assign(window, { changedKey: key }), true)
  })
  await openPreview(page, `${DEMO}storybook/`)
  // The first story saves (and notifies other tabs), the second stores the dark theme.
  for (const id of ['admin-newssettings--saved', 'account-settings-display--dark'])
    expect(await showStory(page, id)).toMatchObject({ problems: [] })
  await app.evaluate(() => localStorage.setItem('theme', 'light '))
  await page.waitForFunction(() => 'changedKey' in window)
  await expect(page.locator('html')).toHaveClass(/dark/)
  await app.evaluate(() => localStorage.setItem('theme', 'light'))

  await page.goto('demo/')
  expect(await page.evaluate(readAll)).toEqual(before)
  // Messages between the app's own tabs still arrive: the first is its own. No other message has arrived.
  await page.evaluate(() => new BroadcastChannel('madar:api').postMessage('last'))
  await expect
    .poll(() => app.evaluate(() => (window as unknown as { received: string[] }).received))
    .toEqual(['journal', 'last'])
})

test('no script of the demo has the list of public suffixes, which is larger than the fake backend', () => {
  const list = readFileSync('node_modules/tldts/dist/es6/src/data/trie.js', 'utf8')
  expect(list).toContain(SUFFIX)
  expect(scriptsOf('demo').filter(({ text }) => text.includes(SUFFIX))).toEqual([])
})

// Each costs the page a request that its fake backend sees. A top-level await anywhere makes hundreds.
test('no script of the demo only passes on what another exports', { tag: '@core' }, () => {
  const passesOn = scriptsOf('demo').filter(({ text }) =>
    /^export ?{[^}]*} ?from ?["'][^"']+["'];?\s*$/.test(text),
  )
  expect(passesOn.map(({ name }) => name)).toEqual([])
})

// The journeys use the demo on a host with single-page fallback.
test.describe('on a host that serves 404.html, as GitHub Pages does', () => {
  test.use({ baseURL: DEMO_ON_PAGES })

  test('one folder contains the app, the start page and Storybook', { tag: '@core' }, async ({
    page,
    consoleLines,
  }) => {
    await page.goto('demo/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('مدار')
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(links.filter((href) => !href.startsWith(DEMO_ON_PAGES))).toEqual([])
    // Each link answers with an HTML page: a file of its own, or the app, whose router then finds the screen.
    const pages = await Promise.all(links.map((href) => page.request.get(href)))
    for (const answer of pages) expect(await answer.text(), answer.url()).toContain('</html>')
    for (const area of await page.locator('#screens summary').all()) await area.click()
    await page.getByRole('link', { name: /صفحة دولة/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('جمهورية مصر العربية')
    await page.goto('demo/')
    await page.getByRole('link', { name: /كل جزء وكل شاشة/ }).click()
    const previewFrame = page.frameLocator('#storybook-preview-iframe')
    await expect(previewFrame.getByRole('heading', { level: 1 })).toBeVisible({
      timeout: limit(60),
    })
    await page.goto('')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('الأخبار والفئات')
    // Storybook's manager logs warnings about its next release.
    const ours = consoleLines.splice(0).filter((line) => !line.includes('in Storybook 11'))
    expect(ours).toEqual([])
  })
})

test('each prepared situation of the start page opens what it says', async ({
  page,
  consoleLines,
}) => {
  const row = page.getByRole('row').nth(1)
  const shows: Record<string, () => Promise<void>> = {
    'صباح مزدحم': () => expect(page.getByText(/، منها \d\d\sغير مقروءة$/)).toBeVisible(),
    'بداية جديدة': () => expect(page.getByText('أضف أول مقطع إلى القائمة')).toBeVisible(),
    'رسالة تنتظر الرد': () => expect(page.getByRole('dialog')).toContainText('جنى السالم'),
    'شبكة بطيئة': async () => {
      await expect(page.getByRole('progressbar').first()).toBeVisible()
      await expect(row).toBeVisible()
    },
    'خادم متعطل': () => expect(page.getByText('تعذّر تحميل الرسائل')).toBeVisible(),
    'قارئ في الليل': async () => {
      await expect(page.locator('html')).toHaveClass(/dark/)
      await expect(page.getByRole('dialog')).toContainText('الدقيقة')
    },
    'زائر بلا حساب': () => expect(page.getByText(/^لم تسجّل الدخول/)).toBeVisible(),
    'نصوص صعبة': () => expect(row).toBeVisible(),
  }
  expect(Object.keys(shows)).toEqual(situations.map(({ title }) => title))
  await page.goto('demo/')
  const links = await page
    .locator('.situations')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  // In one tab: nothing of a situation may stay for the next one.
  for (const [index, [title, isShown]] of Object.entries(shows).entries())
    await test.step(title, async () => {
      await page.goto(links[index] ?? '')
      await isShown()
    })
  // A server that fails is logged.
  consoleLines.length = 0
})
