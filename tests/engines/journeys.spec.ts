import { expect, test, text, withText } from './browsers'

const ALERT = '[role=alert]'
const VIDEOS = 'main li :is(h2, h3)'
const FIRST = '[aria-label^="نقل «كيف"]'
const THIRD = '[aria-label^="نقل «قرية"]'

test('1. home shows its headline, without sideways scroll on a phone', async ({ open }) => {
  const page = await open('', { width: 360 })
  expect(await text(page, 'h1')).toBe('الأخبار والفئات')
  const sizes = () => [innerWidth, document.documentElement.scrollWidth > innerWidth]
  expect(await page.evaluate(sizes)).toEqual([360, false])
})

test('2. the service worker answers: the visible pictures load', async ({ open }) => {
  const page = await open('')
  const pictures = () =>
    [...document.images]
      .filter(({ src }) => src.includes('/api/placeholder/'))
      .filter((picture) => picture.getBoundingClientRect().top < innerHeight)
      .map(({ naturalWidth }) => naturalWidth > 0)
  await expect.poll(async () => [...new Set(await page.evaluate(pictures))]).toEqual([true])
})

test('3. a visitor’s message appears in the back office', async ({ open }) => {
  const page = await open('contact')
  await page.locator('[name=name]').fill('ليان الحسيني')
  await page.locator('[name=email]').fill('layan@bareed.example')
  await page.locator('[name=subject]').fill('سؤال عن البث المباشر')
  await page.locator('[name=message]').fill('متى تبدأ نشرة المساء في عطلة نهاية الأسبوع؟')
  await page.locator('main form [type=submit]').click()
  await expect.poll(() => text(page, ALERT)).toContain('تم إرسال رسالتك بنجاح')
  const desk = await open('admin/contact-messages')
  await expect.poll(() => text(desk, 'tbody tr:first-child')).toContain('سؤال عن البث المباشر')
})

test('4. search in the header finds an article and opens it', async ({ open }) => {
  const page = await open('')
  await page.locator('header button[aria-label="بحث"]').click()
  // «الأرصاد» without the hamza.
  await page.locator('[type=search]').fill('الارصاد')
  await page.keyboard.press('Enter')
  await page.locator('main a[href$="story=egypt-news-3"]').click()
  await expect.poll(() => text(page, 'main h1')).toBe('جمهورية مصر العربية')
})

test('5. analytics shows its chart', async ({ open }) => {
  const page = await open('admin/analytics?tab=traffic')
  const heights = () => {
    const bars = [...document.querySelectorAll('main svg svg rect[rx]')]
    const all = bars.map((bar) => Math.round(bar.getBoundingClientRect().height))
    return { bars: all.length, peak: Math.max(...all), isEmpty: Math.min(...all) === 0 }
  }
  await expect.poll(() => page.evaluate(heights)).toEqual({ bars: 24, peak: 263, isEmpty: false })
})

test('6. an editor reorders by keyboard and saves', async ({ open, engine, consoleLines }) => {
  const page = await open('admin/youtube')
  await page.evaluate((handle) => document.querySelector<HTMLElement>(handle)?.focus(), FIRST)
  await page.keyboard.press(' ')
  await expect.poll(() => page.evaluate(announcement)).toMatch(/^رُفع «كيف .* من الموضع 1 من 6/)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.evaluate(announcement)).toMatch(/» في الموضع 2 من 6/)
  await page.keyboard.press(' ')
  await expect.poll(() => text(page, VIDEOS)).toMatch(/^.+\nكيف تُبنى/)
  await page.locator(withText(engine, 'حفظ التغييرات')).click()
  await expect.poll(() => text(page, ALERT)).toContain('تم حفظ التغييرات بنجاح')
  // The demo logs what it saves.
  expect(consoleLines.splice(0).filter((line) => !line.includes('[curation] saved'))).toEqual([])
})

test('7. an editor reorders with the mouse', async ({ open }) => {
  const page = await open('admin/youtube')
  const from = await page.evaluate(middleOf, FIRST)
  const to = await page.evaluate(middleOf, THIRD)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 20, { steps: 3 })
  await page.mouse.move(to.x, to.y + 10, { steps: 10 })
  await expect.poll(() => page.evaluate(announcement)).toMatch(/» في الموضع 3 من 6/)
  await page.mouse.up()
  await expect.poll(() => text(page, VIDEOS)).toMatch(/^.+\n.+\nكيف تُبنى/)
})

test('8. with more contrast the current page stands out in the menu', async ({ open, engine }) => {
  const page = await open('', { hasMoreContrast: true })
  const seen = await page.evaluate((links) => {
    const [current, other] = ['[aria-current]', ':not([aria-current])'].map((which) => {
      const style = getComputedStyle(document.querySelector(links + which) ?? document.body)
      return style.backgroundColor + style.boxShadow
    })
    const hasMore = matchMedia('(prefers-contrast: more)').matches
    const isForced = matchMedia('(forced-colors: active)').matches
    return { hasMore, isForced, isAlike: current === other }
  }, 'header nav a')
  // Firefox also forces the reader's colours.
  expect(seen).toEqual({ hasMore: true, isForced: engine === 'firefox', isAlike: false })
})

test('9. in a private window a theme chosen in one tab applies in the other', async ({
  open,
  engine,
}) => {
  const page = await open('settings?tab=display', { isPrivate: true })
  const other = await open('')
  await page.locator(withText(engine, 'داكن')).click()
  const ground = () => getComputedStyle(document.body).backgroundColor
  for (const one of [other, page])
    await expect.poll(() => one.evaluate(ground)).toBe('rgb(18, 16, 14)')
})

test('10. with all site data blocked, home and a section open', async ({
  open,
  engine,
  consoleLines,
}, info) => {
  info.skip(engine === 'webkit', 'Playwright has no such setting')
  const page = await open('', { blocksSiteData: true })
  expect(await text(page, 'h1')).toBe('الأخبار والفئات')
  await page.locator('header nav a[href$="/sports"]').click()
  await expect.poll(() => text(page, 'h1')).toBe('أخبار الرياضة')
  // The fake backend warns that it runs without its worker, and Firefox that it refused one.
  const expected = /the service worker was refused|Failed to get service worker/
  expect(consoleLines.splice(0).filter((line) => !expected.test(line))).toEqual([])
})

/** Runs in the page. Returns the last announcement of the drag to screen readers. */
function announcement(): string {
  return Array.from(
    document.querySelectorAll('[aria-live=assertive]'),
    ({ textContent }) => textContent,
  ).join(' ')
}

/** Runs in the page. */
function middleOf(selector: string) {
  const box = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
