import { inflateSync } from 'node:zlib'
import { isHydrated } from '@/hydration/hydrationMark'
import { expect, reportUntried, tabOf, test } from './tab'

const DARK_GROUND = 'rgb(18, 16, 14)'
const VIDEOS = 'main li :is(h2, h3)'
const SAVE = ['button', 'حفظ التغييرات'] as const
const ALERT = '[role=alert]'

test('1. home shows its headline, without sideways scroll on a phone', async ({ tab }) => {
  await tab.open('')
  expect(await tab.text('h1')).toBe('الأخبار والفئات')
  // In an iframe, because a window of WebKit's MiniBrowser is at least 447 px wide.
  await tab.evaluate(() => {
    const phone = document.createElement('iframe')
    phone.src = './'
    phone.style.cssText =
      'position: fixed; inset: 0; border: 0; inline-size: 360px; block-size: 780px'
    document.body.append(phone)
  })
  const phone = () =>
    tab.evaluate(() => {
      const { document, innerWidth } = frames[0] as Window & typeof globalThis
      return {
        innerWidth,
        headline: document.querySelector('h1')?.innerText,
        // While it loads, Firefox has none.
        isTooWide: (document.documentElement?.scrollWidth ?? 0) > innerWidth,
      }
    })
  await expect
    .poll(phone)
    .toEqual({ innerWidth: 360, headline: 'الأخبار والفئات', isTooWide: false })
})

test('2. the service worker answers: the visible pictures load', async ({ tab }) => {
  await tab.open('')
  const pictures = () =>
    tab.evaluate(() =>
      [...document.images]
        .filter(({ src }) => src.includes('/api/placeholder/'))
        .filter((picture) => picture.getBoundingClientRect().top < innerHeight)
        .map(({ naturalWidth }) => naturalWidth > 0),
    )
  await expect.poll(async () => [...new Set(await pictures())]).toEqual([true])
})

test('3. a visitor’s message appears in the back office', async ({ tab }) => {
  await tab.open('contact')
  await tab.write('[name=name]', 'ليان الحسيني')
  await tab.write('[name=email]', 'layan@bareed.example')
  await tab.write('[name=subject]', 'سؤال عن البث المباشر')
  await tab.write('[name=message]', 'متى تبدأ نشرة المساء في عطلة نهاية الأسبوع؟')
  await tab.click('button', 'إرسال الرسالة')
  await expect.poll(() => tab.text(ALERT)).toContain('تم إرسال رسالتك بنجاح')

  await tab.open('admin/contact-messages')
  await expect.poll(() => tab.text('tbody tr:first-child')).toContain('سؤال عن البث المباشر')
})

test('4. search in the header finds an article and opens it', async ({ tab }) => {
  await tab.open('')
  await tab.click('header button', 'بحث')
  // «الأرصاد» without the hamza.
  await tab.write('[type=search]', 'الارصاد')
  await tab.press('Enter')
  await tab.click('main a', 'الأرصاد: شبورة')
  await expect.poll(() => tab.text('h1')).toBe('جمهورية مصر العربية')
})

test('5. analytics shows its chart', async ({ tab }) => {
  await tab.open('admin/analytics?tab=traffic')
  // Until the reader does something, the chart is a static one.
  await tab.press('ArrowDown')
  const heights = () =>
    tab.evaluate(() => {
      const hours = document.querySelector('.MuiBarChart-element')?.closest('svg')
      return [...(hours?.querySelectorAll('.MuiBarChart-element') ?? [])].map((bar) =>
        Math.round(bar.getBoundingClientRect().height),
      )
    })
  await expect.poll(async () => (await heights()).length).toBe(24)
  await expect.poll(async () => Math.max(...(await heights())), 'the peak').toBe(260)
  expect(Math.min(...(await heights())), 'the quietest hour').toBeGreaterThan(0)
})

test('6. an editor reorders by keyboard and saves', async ({ tab, running }) => {
  await tab.open('admin/youtube')
  await tab.evaluate(() => document.querySelector<HTMLElement>('[aria-label^="نقل «كيف"]')?.focus())
  await tab.press('Space')
  await expect.poll(() => tab.evaluate(announcement)).toMatch(/^رُفع «كيف .* من الموضع 1 من 6/)
  await tab.press('ArrowDown')
  await expect.poll(() => tab.evaluate(announcement)).toMatch(/» في الموضع 2 من 6/)
  await tab.press('Space')
  await expect.poll(async () => (await tab.texts(VIDEOS))[1]).toMatch(/^كيف تُبنى/)
  await tab.click(...SAVE)
  await expect.poll(() => tab.text(ALERT)).toContain('تم حفظ التغييرات بنجاح')
  // The demo logs what it saves.
  expect(
    running.consoleLines.splice(0).filter((line) => !line.includes('[curation] saved')),
  ).toEqual([])
})

test('7. an editor reorders with the mouse', async ({ tab }) => {
  await tab.open('admin/youtube')
  await tab.drag(['button', 'نقل «كيف'], ['button', 'نقل «قرية'], () =>
    expect.poll(() => tab.evaluate(announcement)).toMatch(/» في الموضع 3 من 6/),
  )
  await expect.poll(async () => (await tab.texts(VIDEOS))[2]).toMatch(/^كيف تُبنى/)
})

test.describe('with more contrast', () => {
  test.use({ sessionOptions: { hasMoreContrast: true } })

  // Firefox also forces the reader's colours; WebKit has no setting for that.
  test('8. the current page stands out in the menu', async ({ tab, engine }) => {
    await tab.open('')
    const seen = await tab.evaluate(() => {
      const [current, other] = ['[aria-current]', ':not([aria-current])'].map((which) => {
        const link = document.querySelector(`header nav a${which}`)
        const { backgroundColor, boxShadow } = getComputedStyle(link ?? document.body)
        return `${backgroundColor} ${boxShadow}`
      })
      return {
        hasMore: matchMedia('(prefers-contrast: more)').matches,
        isForced: matchMedia('(forced-colors: active)').matches,
        isAlike: current === other,
      }
    })
    expect(seen).toEqual({ hasMore: true, isForced: engine.name === 'Firefox', isAlike: false })
  })
})

test('9. a printed page has its content and not the header', async ({ tab, engine }) => {
  const { print } = tab
  if (!print) return reportUntried(engine, 'its driver has no command to print')
  await tab.open('privacy-policy')
  const remove = (part: string) =>
    tab.evaluate((which) => document.querySelector(which)?.remove(), part)
  const whole = drawingsOf(await print())
  await remove('header')
  expect(drawingsOf(await print()) === whole, 'removing the header changes nothing on paper').toBe(
    true,
  )
  await remove('h1')
  expect(drawingsOf(await print()) === whole, 'removing the headline changes the paper').toBe(false)
})

test.describe('in a private window', () => {
  test.use({ sessionOptions: { isPrivate: true } })

  test('10. a theme chosen in one tab applies in the other', async ({ tab, running }) => {
    await tab.open('settings?tab=display')
    const other = tabOf(await running.newTab())
    await other.open('')
    await tab.click('label', 'داكن')
    for (const one of [other, tab]) {
      const ground = () => one.evaluate(() => getComputedStyle(document.body).backgroundColor)
      await expect.poll(ground).toBe(DARK_GROUND)
    }
  })
})

test.describe('with all site data blocked', () => {
  test.use({ sessionOptions: { blocksSiteData: true } })

  test('11. home and a section open', async ({ tab, running, engine }) => {
    if (engine.name === 'WebKit')
      return reportUntried(engine, 'its MiniBrowser has no such setting')
    await tab.goTo('')
    await expect.poll(() => tab.evaluate(isHydrated)).toBe(true)
    expect(await tab.text('h1')).toBe('الأخبار والفئات')
    await tab.click('header nav a', 'رياضة')
    await expect.poll(() => tab.text('h1')).toBe('أخبار الرياضة')
    // The fake backend warns that it runs without its worker, and Firefox that it refused one.
    const expected =
      /^warn: \[mocks\] the service worker was refused|^error: Failed to get service worker/
    expect(running.consoleLines.splice(0).filter((line) => !expected.test(line))).toEqual([])
  })
})

/** Runs in the page. Returns the last announcement of the drag to screen readers. */
function announcement(): string {
  return [...document.querySelectorAll('[aria-live=assertive]')]
    .map((part) => part.textContent)
    .join(' ')
}

/** Returns the drawing commands of a PDF by Firefox, without the creation date and the offsets in the file. */
function drawingsOf(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/<<([^>]*)>>\s*stream\n(.*?)\nendstream/gs)
  return Array.from(streams, ([, about = '', packed = '']) =>
    about.includes('/XRef') ? '' : inflateSync(Buffer.from(packed, 'latin1')),
  )
    .join('')
    .replace(/\/CreationDate.*/, '')
}
