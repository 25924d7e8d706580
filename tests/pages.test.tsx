import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { countries, regions } from '@/content/countries'
import { mediaId } from '@/content/headline'
import { termsOfUse } from '@/content/legal/termsOfUse'
import { loadStories, storyFiles } from '@/content/loadStories'
import { posts } from '@/content/posts'
import { sponsoredArticles, sponsoredExtras } from '@/content/sponsored'
import { videos } from '@/content/videos'
import { prerender } from '@/prerender'
import { publicPaths } from '@/publicPaths'
import { privacyPolicy } from '@/site/legal/privacyPolicy'
import { useThemeSetting } from '@/ui/theme/ThemeSetting'
import { ADDRESSES } from './addresses'

/** What each page of §2 has before anything is pressed, read from its HTML, which Node renders once for all tests. */

/** Every public path of §2, and what its links do not reach. */
const PATHS = [...publicPaths, '/dashboard', '/settings', '/profile']

const rendered = new Map<string, Promise<string>>()
/** `path` is decoded; links in the HTML are encoded, as in a browser. */
function renderPage(path: string): Promise<string> {
  const html = rendered.get(path) ?? prerender(path).then(({ tags, body }) => tags + body)
  rendered.set(path, html)
  return html
}

const textOf = (html: string) => html.replace(/<[^>]+>/g, '')
const all = (html: string, tag: string) =>
  html.match(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs')) ?? []
const texts = (html: string, tag: string) => all(html, tag).map(textOf)
/** Each link: its text and its address. */
const links = (html: string) =>
  all(html, 'a').map((link) => {
    const [, href = ''] = /href="([^"]*)"/.exec(link) ?? []
    return [textOf(link), decodeURI(href.replaceAll('&amp;', '&'))]
  })
const addresses = (html: string) => links(html).map(([, address = '']) => address)
/** The element that has this name, by its label or its heading. */
const part = (html: string, tag: string, name: string) =>
  all(html, tag).find(
    (one) => one.startsWith(`<${tag} aria-label="${name}"`) || texts(one, 'h2')[0] === name,
  ) ?? ''
const nav = (html: string, name: string) =>
  all(html, 'nav').find((one) => one.includes(` aria-label="${name}"`)) ?? ''
const mainOf = async (path: string) =>
  (await renderPage(path)).replace(/^.*<main|<\/main>.*$/gs, '').replaceAll('\u00a0', ' ')

describe('every public page', () => {
  const attribute = (html: string, tag: string, name: string) =>
    html.match(`<${tag} ${name}="([^"]+)"`)?.[1]
  const canonicalOf = (html: string) => attribute(html, 'link rel="canonical"', 'href')

  test.each(PATHS)('%s has one h1, its parts and its head', async (path) => {
    const html = await renderPage(path)
    expect(all(html, 'h1')).toHaveLength(1)
    expect(all(html, 'main')).toHaveLength(1)
    expect(html).toContain('</footer>')
    expect(all(html, 'title').map(textOf)).toEqual([expect.stringMatching(/مدار$/)])
    expect(attribute(html, 'meta name="description"', 'content')).toMatch(/^.{21,259}$/)
    expect(canonicalOf(html)).toMatch(/^\//)
    expect(attribute(html, 'meta property="og:url"', 'content')).toBe(canonicalOf(html))
  })

  // The router redirects an address that ends with a slash, in the browser.
  test.each(Object.entries(ADDRESSES).filter(([path]) => !/.\/$|%/.test(path)))(
    '§2: /%s has the heading %s',
    async (path, heading) => {
      const [text] = texts(await renderPage(`/${path}`), 'h1')
      if (typeof heading === 'string') expect(text).toBe(heading)
      else expect(text).toMatch(heading)
    },
  )

  test.each([
    ['/category/رياضة', '/sports'],
    ['/category/YouTube', '/youtube'],
    ['/sports/football', '/sports'],
    ['/SPORTS', '/sports'],
    ['/countries/egypt/economy', '/countries/egypt'],
    ['/privacy', '/privacy-policy'],
    ['/terms', '/terms-of-service'],
    ['/country/مصر', encodeURI('/country/مصر')],
  ])('D-5, D-7, D-9b: %s has the canonical URL %s', async (path, canonical) => {
    expect(canonicalOf(await renderPage(path))).toBe(canonical)
  })

  /** No link that a reader can click is dead. */
  test('every link opens an existing page', async () => {
    const seen = new Map<string, string>(PATHS.map((path) => [path, 'the list of §2']))
    const dead: string[] = []
    const stories = await Promise.all(storyFiles.map((file) => loadStories(file)))
    const ids = new Set([
      ...stories.flatMap((ofFile) => ofFile.map(({ id }) => id)),
      ...videos.map(({ id }) => mediaId('video', id)),
      ...posts.map(({ id }) => mediaId('post', id)),
      ...sponsoredArticles.map(({ id }) => mediaId('sponsored', id)),
    ])
    for (const [path, from] of seen) {
      const html = await renderPage(path)
      if (html.includes('404 Page Not Found')) dead.push(`${path} (on ${from})`)
      for (const href of addresses(html)) {
        // The social links of the footer are placeholders (D-29).
        if (/^(#|mailto:|tel:)/.test(href)) continue
        if (href.startsWith('?story=')) {
          if (!ids.has(href.slice(7))) dead.push(`${href} (on ${path})`)
          continue
        }
        expect(href, `a link on ${path} stays on the site`).toMatch(/^\/(?!\/)/)
        const [target = ''] = href.split('#')
        if (!seen.has(target)) seen.set(target, path)
      }
    }
    expect(dead).toEqual([])
    expect(seen.size).toBeGreaterThan(PATHS.length)
  }, 60_000)

  test.each(['/category/!Yahoo', '/countries/!Yahoo', '/country/!Yahoo', '/search?q=!Yahoo'])(
    'what %s names has its own direction wherever it is shown',
    async (path) => {
      const html = await renderPage(path)
      const shown = html.slice(html.indexOf('<main')).match(/<[^<>]*>[^<>]*!Yahoo/g) ?? []
      expect(shown.length).toBeGreaterThan(0)
      for (const text of shown) expect(text).toMatch(/<bdi[^>]*>!Yahoo$/)
      expect(html, 'no characters for that').not.toMatch(/>[^<]*[\u2066-\u2069]/)
    },
  )

  test('breadcrumbs have structured data', async () => {
    const html = await renderPage('/countries/egypt')
    expect(html).toContain('https://schema.org/BreadcrumbList')
    expect(html.match(/itemProp="position" content="\d"/gi)).toHaveLength(3)
  })
})

test('§2: the header has the sections in this order, and marks the open one', async () => {
  const sections = nav(await renderPage('/sports'), 'الأقسام')
  expect(texts(sections, 'a')).toEqual(
    ['الرئيسية', 'رياضة', 'تكنولوجيا', 'أعمال', 'ترفيه', 'فيديو', 'منشورات'], //
  )
  const current = all(sections, 'a').filter((link) => link.includes('aria-current="page"'))
  expect(current.map(textOf)).toEqual(['رياضة'])
})

test('§2: the footer has category links, important links and the copyright 2025', async () => {
  const [footer = ''] = all(await renderPage('/'), 'footer')
  expect(links(nav(footer, 'أبرز الأقسام'))).toEqual([
    ['رياضة', '/sports'],
    ['تكنولوجيا', '/technology'],
    ['أعمال', '/business'],
    ['ثقافة', '/culture'],
    ['صحة', '/health'],
  ])
  expect(links(nav(footer, 'روابط مهمة'))).toEqual([
    ['اتصل بنا', '/contact'],
    ['سياسة الخصوصية', '/privacy-policy'],
    ['شروط الاستخدام', '/terms-of-service'],
  ])
  expect(textOf(footer)).toContain('© 2025 مدار. جميع الحقوق محفوظة.')
})

test('D-9c: each section of the home page leads to its page, and the chips name the sections', async () => {
  const main = await mainOf('/')
  expect(links(main).filter(([text]) => text?.startsWith('عرض المزيد'))).toEqual([
    ['عرض المزيد من العاجل', '/'],
    ['عرض المزيد من الرياضة', '/sports'],
    ['عرض المزيد من التكنولوجيا', '/technology'],
    ['عرض المزيد من الترفيه', '/entertainment'],
    ['عرض المزيد من الأعمال', '/business'],
    ['عرض المزيد من الدين', '/religion'],
    ['عرض المزيد من العلوم', '/science'],
    ['عرض المزيد من الصحة', '/health'],
    ['عرض المزيد من الثقافة', '/culture'],
    ['عرض المزيد من الفيديو', '/youtube'],
    ['عرض المزيد من المنشورات', '/twitter'],
  ])
  expect(texts(nav(main, 'أبواب الصفحة'), 'a')).toEqual(texts(main, 'h2').slice(0, 11))
  for (const section of all(main, 'section'))
    expect(all(section, 'h3').map((it) => it.includes('<a '))).toEqual([true, true, true])
})

const CARDS = {
  '/sports': [
    ...['كرة القدم', 'كرة السلة', 'التنس', 'الأولمبياد', 'الفنون القتالية', 'الكرة الطائرة'],
    ...['سباقات السيارات', 'السباحة'],
  ],
  '/countries/egypt': ['أخبار', 'اقتصاد', 'مجتمع', 'رياضة', 'تكنولوجيا', 'صحة', 'تعليم', 'سياحة'],
  '/country/مصر': ['حكومة', 'اقتصاد', 'مجتمع', 'سياحة', 'تعليم', 'صحة', 'تراث', 'مدن'],
}

test.each(Object.entries(CARDS))(
  '§2: the cards of %s, three headlines each, and their chips',
  async (path, cards) => {
    const main = await mainOf(path)
    const sections = all(main, 'section')
    expect(sections.map((card) => texts(card, 'h2')[0])).toEqual(cards)
    expect(sections.map((card) => all(card, 'h3').length)).toEqual(Array(8).fill(3))
    expect(texts(nav(main, 'أبواب الصفحة'), 'a')).toEqual(cards)
  },
)

test.each([
  ['/sports', '50%'],
  ['/country/مصر', '35%'],
  ['/twitter', '25%'],
  ['/youtube', '30%'],
  ['/countries/egypt', '24/7'],
])('§9: the paid banner of %s starts with «مدفوع» and says %s', async (path, figure) => {
  const banner = all(await mainOf(path), 'aside').map(textOf)
  expect(banner).toEqual([expect.stringMatching(`^مدفوع${figure}`)])
})

test('§2: an unknown country has the eight cards, an unknown category its six empty ones', async () => {
  expect(texts(await mainOf('/countries/atlantis'), 'h2')).toEqual(
    expect.arrayContaining(CARDS['/countries/egypt']),
  )
  expect(all(await mainOf('/category/طقس'), 'section')).toHaveLength(6)
})

test('§2: the countries in their regions; the filter finds without hamza', async () => {
  const main = await mainOf('/countries')
  expect(texts(main, 'h2')).toEqual([...regions])
  expect(texts(main, 'h3').toSorted()).toEqual(countries.map(({ name }) => name).toSorted())
  const found = await mainOf('/countries?q=الامارات')
  expect(texts(found, 'h3')).toEqual(['الإمارات'])
  expect(textOf(found)).toContain('دولة واحدة من 22')
})

test('§2: all ten of the sponsored page start with «مدفوع», also for a screen reader', async () => {
  const main = await mainOf('/sponsored')
  const articles = all(main, 'article')
  expect(articles.flatMap((one) => texts(one, 'h3'))).toEqual(
    [...sponsoredArticles, ...sponsoredExtras].map(({ title }) => title),
  )
  const paid = [...all(main, 'aside'), ...articles]
  expect(paid).toHaveLength(10)
  for (const one of paid) expect(textOf(one)).toMatch(/^مدفوع/)
})

test.each([
  ['/privacy-policy', privacyPolicy],
  ['/terms-of-service', termsOfUse],
])('§2: %s has its date, and every section in its contents', async (path, { sections }) => {
  const main = await mainOf(path)
  expect(main).toContain('<time dateTime="2025-01-15">15 يناير 2025</time>')
  expect(addresses(main).filter((address) => address.includes('#'))).toEqual(
    sections.map(({ id }) => expect.stringMatching(`#${id}$`)),
  )
})

test('D-8: the page that does not exist is English, with Arabic links back and to ten sections; no search engine reads it', async () => {
  const html = await renderPage('/no/such/page')
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(html).not.toContain('rel="canonical"')
  const main = await mainOf('/no/such/page')
  expect(main).toMatch(/<h1[^>]* lang="en" dir="ltr"/)
  expect(links(main).slice(0, 2)).toEqual([
    ['العودة إلى الرئيسية', '/'],
    ['البحث في الأخبار', '/search'],
  ])
  expect(links(main)).toHaveLength(12)
})

test('§5: the contact form: four required fields with a star, an e-mail, «عام»', async () => {
  const main = await mainOf('/contact')
  const field = (name: string) => main.match(`<(input|textarea)[^>]* name="${name}"[^>]*>`)?.[0]
  for (const name of ['name', 'email', 'subject', 'message'])
    expect(field(name)).toContain('aria-required="true"')
  expect(main.match(/> \*<\//g)).toHaveLength(4)
  expect(field('email')).toContain('type="email"')
  expect(field('message')).toContain('rows="6"')
  expect(main).toContain('<option value="عام" selected="">')
})

function Lost() {
  return <p>{useThemeSetting().setting}</p>
}

test('§8: the theme setting throws an error that says so when its provider is missing', () => {
  expect(() => renderToString(<Lost />)).toThrow(
    'useThemeSetting must be used within ThemeSettingProvider',
  )
})

describe('the account of the sample reader (§2, §3, §9)', () => {
  test('the dashboard: figures, three articles, the events of today', async () => {
    const main = await mainOf('/dashboard')
    expect(main, 'the panel of interests is closed').not.toContain('aria-expanded="true"')
    const figures = part(main, 'section', 'أرقام سريعة')
    expect(texts(figures, 'dt')).toEqual(['أخبار اليوم', 'مصادر تتابعها', 'الفئات النشطة'])
    expect(texts(figures, 'dd')).toEqual(['24', '9', '3'])
    expect(all(part(main, 'section', 'مختارات لك'), 'h3')).toHaveLength(3)
    const events = part(main, 'section', 'أحداث اليوم')
    expect(texts(events, 'time')).toEqual(['14:00', '17:30', '20:15'])
  })

  test('the profile: facts, figures and the three newest saved articles', async () => {
    const main = await mainOf('/profile')
    expect(texts(part(main, 'section', 'بياناتك'), 'li')).toEqual([
      'المكان: الرياض، السعودية',
      'عضو منذ 14 مارس 2024',
      'البريد الإلكتروني: noura@bareed.example',
      'الهاتف: +966 50 000 0000',
    ])
    expect(texts(part(main, 'section', 'أرقامك'), 'dd')).toEqual(['46 ساعة', '312', '28', '11'])
    expect(addresses(part(main, 'section', 'مقالات محفوظة'))).toEqual(
      [1, 2, 3].map((place) => `?story=saved-articles-${place}`),
    )
  })

  test('the settings: the tabs, and the fields of the first one', async () => {
    const main = await mainOf('/settings')
    expect(main.match(/role="tab"/g)).toHaveLength(5)
    expect(texts(main, 'option')).toEqual(['العربية', 'English'])
    expect(main).toContain('type="email"')
    expect(textOf(main)).toContain('JPG أو PNG، بحد أقصى 2 ميغابايت')
  })

  /** The choices of a tab; those that are chosen have a tick. */
  const choices = async (tab: string) =>
    [...(await mainOf(`/settings?tab=${tab}`)).matchAll(/<input [^>]*name="([\w.]+)"[^>]*>/g)].map(
      ([input, name]) => (input.includes('checked') ? `✓ ${name}` : name),
    )

  test('the settings: what is on by default', async () => {
    expect(await choices('notifications')).toEqual([
      ...['✓ notifications.news', '✓ notifications.followedTopics', 'notifications.offers'],
      ...['✓ notifications.email', 'notifications.push'],
    ])
    expect((await choices('privacy')).slice(2)).toEqual([
      'privacy.showEmail',
      '✓ privacy.allowMessages',
    ])
    expect(await choices('display')).toEqual(
      expect.arrayContaining([
        ...['✓ newsPreferences.autoRefresh', '✓ newsPreferences.showImages'],
        'newsPreferences.compactView',
      ]),
    )
  })

  test.each([
    ['privacy', ['عام يراه الجميع.', 'خاص يراه الأصدقاء فقط.'], 0],
    ['preferences', ['يومي', 'أسبوعي', 'بلا ملخص'], 0],
    ['display', ['فاتح', 'داكن', 'حسب النظام'], 2],
    ['display', ['عادي', 'كبير', 'أكبر', 'الأكبر'], 0],
  ])('the settings, %s: one of %j', async (tab, names, chosen) => {
    const labels = all(await mainOf(`/settings?tab=${tab}`), 'label').filter((label) =>
      names.includes(textOf(label)),
    )
    expect(labels.map(textOf)).toEqual(names)
    expect(labels.findIndex((label) => label.includes('checked'))).toBe(chosen)
  })
})

describe('the overview of the back office (§2)', () => {
  test('all twelve screens are in the menu', async () => {
    const menu = nav(await renderPage('/admin'), 'قائمة الإدارة')
    expect(texts(menu, 'a')).toEqual([
      ...['نظرة عامة', 'مصادر الأخبار', 'إعدادات الأخبار', 'الفئات', 'الدول', 'الفيديو'],
      ...['المنشورات', 'المستخدمون', 'رسائل التواصل', 'التحليلات', 'الإعلانات', 'إعدادات النظام'],
    ])
  })

  test('four figures with their change since last month', async () => {
    const [figures = ''] = all(await mainOf('/admin'), 'dl')
    expect(texts(figures, 'dt')).toEqual(
      ['إجمالي المستخدمين', 'المقالات المنشورة', 'المشاهدات اليومية', 'معدل التفاعل'], //
    )
    expect(texts(figures, 'dd')).toEqual([
      ...['12,847', 'ارتفاع 8.2%عن الشهر الماضي'],
      ...['3,291', 'ارتفاع 12.5%عن الشهر الماضي'],
      ...['89,204', 'انخفاض 3.1%عن الشهر الماضي'],
      ...['6.4%', 'ارتفاع 0.8%عن الشهر الماضي'],
    ])
  })

  test('tasks say their priority in words and lead to the filtered list; activity; quick actions', async () => {
    const main = await mainOf('/admin')
    const tasks = part(main, 'section', 'مهام معلّقة')
    expect(texts(tasks, 'li').map((task) => /^أولوية (\p{L}+ة)/u.exec(task)?.[1])).toHaveLength(4)
    expect(addresses(tasks)[0]).toBe('/admin/news?status=error')
    const activity = part(main, 'section', 'آخر النشاط')
    expect(all(activity, 'li')).toHaveLength(6)
    expect(addresses(activity)).toContain('/admin/users')
    expect(addresses(nav(main, 'إجراءات سريعة'))).toEqual(
      ['/admin/news', '/admin/users', '/admin/analytics'], //
    )
  })

  test('§5: nothing of the news sources is selected, so no bulk action can be pressed', async () => {
    const buttons = all(await mainOf('/admin/news'), 'button')
    const off = buttons.filter((button) => button.includes('aria-disabled="true"'))
    expect(off.map(textOf)).toEqual(['تفعيل', 'تعطيل', 'حذف'])
  })
})
