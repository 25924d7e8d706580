import { describe, expect, test } from 'vitest'
import { countries, regions } from '@/content/countries'
import { hashtags, hashtagWords } from '@/content/hashtags'
import type { LegalDocument } from '@/content/legal/legalDocument'
import { privacyPolicy } from '@/content/legal/privacyPolicy'
import { termsOfUse } from '@/content/legal/termsOfUse'
import { posts } from '@/content/posts'
import { sponsoredArticles, sponsoredExtras } from '@/content/sponsored'
import { videos } from '@/content/videos'
import { renderPage } from './renderPage'

/** What each page of §2 has before anything is pressed, read from its HTML. */

const textOf = (html: string) => html.replace(/<[^>]+>/g, '')
const all = (html: string, tag: string) =>
  html.match(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs')) ?? []
const texts = (html: string, tag: string) => all(html, tag).map(textOf)
/** Each link: its text and its address. */
const links = (html: string) =>
  all(html, 'a').map((link) => [textOf(link), decodeURI(/href="([^"]*)"/.exec(link)?.[1] ?? '')])
const addresses = (html: string) => links(html).map(([, address]) => address)
/** The element that has this name, by its label or its heading. */
const part = (html: string, tag: string, name: string) =>
  all(html, tag).find(
    (one) => one.startsWith(`<${tag} aria-label="${name}"`) || texts(one, 'h2')[0] === name,
  ) ?? ''
const nav = (html: string, name: string) =>
  all(html, 'nav').find((one) => one.includes(` aria-label="${name}"`)) ?? ''
const mainOf = async (path: string) =>
  (await renderPage(path)).replace(/^.*<main|<\/main>.*$/gs, '').replaceAll('\u00a0', ' ')

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

test('§2, §3: the countries in their regions, with full name and capital; the filter finds without hamza', async () => {
  const main = await mainOf('/countries')
  expect(texts(main, 'h2')).toEqual([...regions])
  const cards = all(main, 'article')
  expect(cards).toHaveLength(countries.length)
  for (const { slug, name, fullName } of countries) {
    const card = cards.find((one) => one.includes(`href="/countries/${slug}"`)) ?? ''
    expect(texts(card, 'h3')).toEqual([name])
    expect(textOf(card)).toContain(fullName)
    expect(textOf(card)).toMatch(/العاصمة\p{L}/u)
  }
  const found = await mainOf('/countries?q=الامارات')
  expect(texts(found, 'h3')).toEqual(['الإمارات'])
  expect(textOf(found)).toContain('دولة واحدة من 22')
})

test('§2, §3: each post with its account, text, figures and, if it has one, picture; each hashtag is a search', async () => {
  const main = await mainOf('/twitter')
  const articles = all(part(main, 'section', 'المنشورات الرائجة'), 'article')
  expect(articles).toHaveLength(posts.length)
  for (const [index, { user, content, image }] of posts.entries()) {
    const article = articles[index] ?? ''
    expect(texts(article, 'h3')).toEqual([user.name])
    expect(textOf(article)).toContain(`@${user.username}`)
    expect(textOf(article)).toContain(content)
    expect(all(article, 'li')).toHaveLength(3)
    expect(article.includes('aspect-ratio')).toBe(image !== undefined)
    expect(article.includes('حساب موثّق')).toBe(user.isVerified)
  }
  expect(links(part(main, 'section', 'الوسوم الرائجة'))).toEqual(
    hashtags.map(({ hashtag }) => [
      hashtag,
      `/search?q=${hashtagWords(hashtag).replaceAll(' ', '+')}`,
    ]),
  )
})

test('§2, §3: each video with its channel, duration, views and age', async () => {
  const articles = all(part(await mainOf('/youtube'), 'section', 'الأكثر رواجًا'), 'article')
  expect(articles).toHaveLength(videos.length)
  for (const [index, { title, channel, duration, views }] of videos.entries()) {
    const article = articles[index] ?? ''
    expect(texts(article, 'h3')).toEqual([title])
    for (const text of [channel, duration, views]) expect(textOf(article)).toContain(text)
    expect(textOf(article)).toMatch(/قبل|أمس/)
  }
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

test.each<[string, LegalDocument]>([
  ['/privacy-policy', privacyPolicy],
  ['/terms-of-service', termsOfUse],
])(
  '§2: %s has its date, and every section in the contents and in the text',
  async (path, { sections }) => {
    const main = await mainOf(path)
    expect(main).toContain('<time dateTime="2025-01-15">15 يناير 2025</time>')
    const titles = sections.map(({ title }) => title)
    expect(texts(main, 'h2')).toEqual(expect.arrayContaining(titles))
    expect(links(main).filter(([, address]) => address?.includes('#'))).toEqual(
      sections.map(({ id, title }) => [title, expect.stringMatching(`#${id}$`)]),
    )
  },
)

test('D-8: the page that does not exist is English, with Arabic links back and to ten sections', async () => {
  const main = await mainOf('/no/such/page')
  expect(main).toMatch(/<h1[^>]* lang="en" dir="ltr"/)
  expect(links(main)).toEqual(
    expect.arrayContaining([
      ['العودة إلى الرئيسية', '/'],
      ['البحث في الأخبار', '/search'],
    ]),
  )
  expect(links(main)).toHaveLength(12)
})

describe('the account of the sample reader (§2, §3, §9)', () => {
  test('the dashboard: figures, three articles, the events of today', async () => {
    const main = await mainOf('/dashboard')
    const figures = part(main, 'section', 'أرقام سريعة')
    expect(texts(figures, 'dt')).toEqual(['أخبار اليوم', 'مصادر تتابعها', 'الفئات النشطة'])
    expect(texts(figures, 'dd')).toEqual(['24', '9', '3'])
    expect(all(part(main, 'section', 'مختارات لك'), 'h3')).toHaveLength(3)
    const events = part(main, 'section', 'أحداث اليوم')
    expect(texts(events, 'time')).toEqual(['14:00', '17:30', '20:15'])
  })

  test('the profile: facts, figures, activity, quick links and the three newest saved articles', async () => {
    const main = await mainOf('/profile')
    expect(texts(part(main, 'section', 'بياناتك'), 'li')).toEqual([
      'المكان: الرياض، السعودية',
      'عضو منذ 14 مارس 2024',
      'البريد الإلكتروني: noura@bareed.example',
      'الهاتف: +966 50 000 0000',
    ])
    expect(texts(part(main, 'section', 'أرقامك'), 'dd')).toEqual(['46 ساعة', '312', '28', '11'])
    const activity = texts(part(main, 'section', 'آخر النشاط'), 'li')
    expect(activity.map((row) => row.split(' ')[0])).toEqual(['قرأت', 'حفظت', 'قرأت', 'حفظت'])
    expect(addresses(nav(main, 'روابط سريعة'))).toEqual(['/dashboard', '/settings'])
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
})
