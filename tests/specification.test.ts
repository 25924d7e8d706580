import { expect, test } from 'vitest'
import { adLocation, adSizes, slotCatalogue } from '@/content/admin/adCatalogue'
import {
  adSummary,
  adsByCampaign,
  adsByPage,
  adsBySizeType,
  clickRate,
  isGoodRate,
  isOnHold,
  isRunning,
} from '@/content/admin/adsFigures'
import { sampleAds } from '@/content/admin/adsSample'
import { visitorCountries } from '@/content/admin/analyticsAudience'
import { funnel, hourly } from '@/content/admin/analyticsTraffic'
import { adminCountries } from '@/content/admin/countries'
import { SOURCE_STATUSES, sourceCategories, USER_ROLES, USER_STATUSES } from '@/content/admin/kinds'
import { managedCategoriesOf } from '@/content/admin/managedCategories'
import { DEFAULT_CATEGORY_COLOR, ICON_LIMIT } from '@/content/admin/managedCategory'
import { overviewStats } from '@/content/admin/overview'
import { loadPageCategories } from '@/content/admin/pageCategories'
import { parentGroups } from '@/content/admin/parentSections'
import { settingsPageGroups } from '@/content/admin/settingsPages'
import { systemDefaults, TIMEZONES } from '@/content/admin/systemSettings'
import { sampleAvatars } from '@/content/admin/users'
import { sectionOfCategory } from '@/content/categoryAliases'
import { SHOWN_HEADLINES } from '@/content/categoryCard'
import { type CountrySlug, countries, regions } from '@/content/countries'
import { COUNTRY_CARDS, COUNTRY_NEWS_CARDS } from '@/content/countryCards'
import { articlesFor, QUICK_STATS, todayEvents } from '@/content/dashboard'
import { hashtags } from '@/content/hashtags'
import { HOME_MEDIA, homeSections } from '@/content/home'
import { interests } from '@/content/interests'
import { termsOfUse } from '@/content/legal/termsOfUse'
import { loadTopicPage } from '@/content/loadTopicPage'
import { posts, postsOffer, suggestedAccounts } from '@/content/posts'
import { recentActivity } from '@/content/profile'
import { SHOWN_SAVED, savedArticles } from '@/content/savedArticles'
import { DIGESTS, LANGUAGES, PROFILE_VISIBILITIES } from '@/content/settings'
import { sponsoredArticles, sponsoredExtras } from '@/content/sponsored'
import { type TopicSlug, topics } from '@/content/topics'
import { channels, videos, videosOffer } from '@/content/videos'
import type { InterestId } from '@/lib/reader'
import { privacyPolicy } from '../src/site/legal/privacyPolicy'

/** The cards and the banner's figure of each topical page. */
const TOPICS: Record<TopicSlug, string> = {
  sports: 'football basketball tennis olympics martial-arts volleyball car-racing swimming 50%',
  technology: 'ai smartphones software startups cybersecurity games cloud hardware 60%',
  entertainment: 'cinema tv-shows music celebrities theater art festivals vod 40%',
  business: 'markets companies economy real-estate energy finance entrepreneurship trading 0%',
  religion: 'quran hadith fiqh lectures events ethics education dawah 30%',
  science: 'research physics neuroscience astronomy biology chemistry quantum funding 50%',
  health: 'nutrition fitness psychology mothers medicines diseases nutrition2 firstaid 25%',
  culture: 'arts literature intellectual photography museum history language events 40%',
}
const SECTIONS = 'breaking sports technology entertainment business religion science health culture'
const EDITED = 'business sports technology entertainment science health culture religion'
const COUNTRIES =
  'saudi-arabia uae egypt qatar kuwait bahrain oman jordan lebanon syria palestine iraq libya ' +
  'tunisia algeria morocco sudan somalia djibouti comoros mauritania yemen'
const CARDS = 'economy society sports technology health education tourism'
const REGIONS = 'الخليج العربي,بلاد الشام,شمال أفريقيا,الشرق الأوسط,شرق أفريقيا,غرب أفريقيا'
/** The names of «/category/{name}» and their sections. */
const ALIASES = {
  ...{ sports: 'رياضة', technology: 'تكنولوجيا', entertainment: 'ترفيه', business: 'أعمال' },
  ...{ religion: 'دين', science: 'علوم', health: 'صحة', culture: 'ثقافة' },
  ...{ videos: 'يوتيوب', posts: 'تويتر' },
}
const ORDERS = [1, 2, 3, 4, 5, 6, 7, 8]
const SIZE_TYPES = 'leaderboard banner banner rectangle square skyscraper'
const SIZES = '728x90 468x60 320x50 300x250 250x250 160x600'
const DEFAULTS = {
  ...{ defaultLanguage: 'ar', timezone: 'Asia/Riyadh', smtpPort: '587', enableSSL: true },
  ...{ enableAnalytics: true, cacheEnabled: true, cacheDuration: 3600 },
}
const NEWS_CARDS = 'government economy society tourism education health heritage cities'
const PRIVACY = 'introduction data-collected use sharing security rights children changes contact'
const TERMS =
  'acceptance use accounts intellectual-property privacy disclaimer liability termination ' +
  'governing-law changes contact'
const LAW = /لأنظمة المملكة العربية السعودية.*محاكم المملكة العربية السعودية/

const counts = (groups: readonly { count: number }[]) => groups.map(({ count }) => count)
const ids = (list: readonly { id: string }[] = []) => list.map(({ id }) => id).join(' ')
const ads = [
  { isActive: true, isPaused: false, campaign: { impressions: 1000, clicks: 10, ctr: 1 } },
  { isActive: true, isPaused: true, campaign: { impressions: 9000, clicks: 9, ctr: 0.1 } },
  { isActive: false, isPaused: true, campaign: { impressions: 0, clicks: 0, ctr: 0 } },
]
const legalText = ({ sections }: typeof privacyPolicy, id: string) =>
  JSON.stringify(sections.find((section) => section.id === id)?.body)
const cardsOf = (parent: CountrySlug) =>
  managedCategoriesOf(parent)
    .map(({ slug }) => slug.split('/').at(-1))
    .join(' ')
/** The interests of the dashboard's articles. */
const articles = (...chosen: InterestId[]) => articlesFor(chosen).map((it) => it.category)

test.each<[rule: string, content: unknown, specification: unknown]>([
  ['D-9c home', ids(homeSections), `${SECTIONS} videos posts`],
  ['§2 home: videos and posts', HOME_MEDIA, 3],
  ['§2 headlines of a card', SHOWN_HEADLINES, 3],
  ['§2 aliases', Object.values(ALIASES).map(sectionOfCategory), Object.keys(ALIASES)],
  ['D-5 aliases in any spelling', sectionOfCategory(' YouTube\u200f'), 'videos'],
  ['§2 no alias', sectionOfCategory('طقس'), undefined],
  ['§2 countries', countries.map(({ slug }) => slug).join(' '), COUNTRIES],
  ['§3 regions', regions.join(), REGIONS],
  ['§2 cards of /countries/{slug}', COUNTRY_CARDS.join(' '), `news ${CARDS}`],
  ['§2 cards of /country', COUNTRY_NEWS_CARDS.join(' '), NEWS_CARDS],
  ['§2 channels, videos', [channels.length, videos.length], [4, 6]],
  ['§2 accounts, posts', [suggestedAccounts.length, posts.length], [4, 5]],
  ['§2 hashtags', hashtags.length, 10],
  ['§9 their banners', [videosOffer.figure, postsOffer.figure], ['30%', '25%']],
  ['§2 sponsored', [sponsoredArticles.length, sponsoredExtras.length], [6, 2]],
  ['§2 privacy policy', ids(privacyPolicy.sections), PRIVACY],
  ['§2 terms of use', ids(termsOfUse.sections), TERMS],
  ['§2 their day', [privacyPolicy.updated, termsOfUse.updated], ['2025-01-15', '2025-01-15']],
  ['§9 enquiry type of privacy', privacyPolicy.contact.category, 'سياسة الخصوصية'],
  ['§9 enquiry type of terms', termsOfUse.contact.category, 'شروط الاستخدام'],
  ['§9 age', legalText(privacyPolicy, 'children'), expect.stringContaining('بلغ 13 عامًا فأكثر')],
  ['§2 law and courts', legalText(termsOfUse, 'governing-law'), expect.stringMatching(LAW)],
  ['§3 interests', ids(interests), 'sports tech business health culture science'],
  ['§9 figures of the dashboard', QUICK_STATS, { todayNews: 24, trackedSources: 9 }],
  ['§2 events of the dashboard', todayEvents.length, 3],
  ['§2 articles, one of each', articles('sports', 'tech', 'health'), ['sports', 'tech', 'health']],
  ['§2 three articles of one interest', articles('science'), ['science', 'science', 'science']],
  ['§2 articles of none', articles(), []],
  ['§9 saved articles, of more', [SHOWN_SAVED, savedArticles.length > 3], [3, true]],
  ['§3 activity', new Set(recentActivity.map(({ type }) => type)), new Set(['read', 'saved'])],
  ['§9 languages', LANGUAGES, ['ar', 'en']],
  ['§3 visibility', PROFILE_VISIBILITIES, ['public', 'private']],
  ['§9 digests', DIGESTS, ['daily', 'weekly', 'never']],
  ['§2 cards of the overview', ids(overviewStats), 'users articles views engagement'],
  ['§6 roles', USER_ROLES, ['user', 'editor', 'admin']],
  ['§3 statuses of users', USER_STATUSES, ['active', 'suspended', 'banned']],
  ['§9 avatars of new users', sampleAvatars.length, 5],
  ['§3 statuses of sources', SOURCE_STATUSES, ['collected', 'processing', 'error']],
  ['§9 categories of sources', ids(sourceCategories), SECTIONS],
  ['§9 31 pages', settingsPageGroups.map((it) => it.pages.length), [9, 6, 4, 5, 2, 4, 1]],
  ['§2 pages', ids(settingsPageGroups[0]?.pages), SECTIONS.replace('breaking', 'main')],
  ['§2 visitors', visitorCountries.map(({ percentage }) => percentage), [35, 22, 18, 12, 13]],
  ['§2 hours', hourly.map(({ hour }) => hour), [...Array(24).keys()]],
  ['§2 funnel', ids(funnel), 'home browse read interact subscribe'],
  ['§2 groups of sections', parentGroups.map((it) => it.sections.length), [9, 6, 4, 5, 7]],
  ['§2 content pages', ids(parentGroups[0]?.sections), `news ${EDITED}`],
  ['§3 news is the root page', parentGroups[0]?.sections[0]?.slug, ''],
  ['§3 categories of news', managedCategoriesOf('news').map((it) => it.order), ORDERS],
  ['§3 categories of a country', cardsOf('uae'), `politics ${CARDS}`],
  ['§9 categories: first colour', DEFAULT_CATEGORY_COLOR, '#3B82F6'],
  ['§9 categories: longest icon', ICON_LIMIT, 4],
  ['§3 active countries', adminCountries.filter((it) => it.isActive).length, 22],
  ['§3 day of a country', adminCountries[1]?.createdAt, '6/2/2025'],
  [
    '§9 slots of ads',
    slotCatalogue.map(({ id, positions }) => `${id} ${positions.join(' ')}`),
    [
      'homepage header-top header-bottom sidebar-top sidebar-middle content-top content-middle ' +
        'content-bottom footer-top',
      'news article-top article-middle article-bottom sidebar-sticky',
      ...EDITED.split(' ').map((id) => `${id} category-header between-articles sidebar-top`),
      'youtube page-header between-videos sidebar-channels',
      'twitter page-header between-tweets sidebar-profiles',
      'countries page-header between-countries sidebar-top',
      ...COUNTRIES.split(' ').map(
        (id) => `${id} country-header country-sidebar between-categories`,
      ),
    ],
  ],
  ['§9 types of sizes', adSizes.map(({ type }) => type).join(' '), SIZE_TYPES],
  ['§9 sizes', adSizes.map(({ width, height }) => `${width}x${height}`).join(' '), SIZES],
  ['§3 a slot that a page lacks', adLocation('news', 'sidebar-top').position, 'article-top'],
  ['§3 ids of ads', sampleAds.filter(({ id }) => !/^ad_./.test(id)), []],
  ['§4 priorities of ads', sampleAds.map(({ priority }) => priority), [1, 2, 3, 4, 5, 6]],
  ['D-25 active ads', ads.map(isRunning), [true, false, false]],
  ['D-25 paused ads', ads.map(isOnHold), [false, true, true]],
  [
    '§4 totals of all ads',
    adSummary(ads),
    { active: 1, paused: 2, impressions: 10_000, meanRate: 1.1 / 3 },
  ],
  ['§4 mean rate of no ads', adSummary([]).meanRate, 0],
  ['D-25 click rates', [clickRate(0, 12), clickRate(3, 1)], [0, 33.33]],
  ['§9 a good click rate', [0.49, 0.5].map(isGoodRate), [false, true]],
  ['§2 ads by campaign', counts(adsByCampaign(sampleAds)), [2, 1, 1, 1, 1]],
  ['§2 ads by page, most seen first', counts(adsByPage(sampleAds)), [3, 1, 1, 1]],
  ['§2 ads by size, most clicks first', counts(adsBySizeType(sampleAds)), [1, 1, 2, 1, 1]],
  ['§3 system settings', systemDefaults, expect.objectContaining(DEFAULTS)],
  ['§3 time zones', TIMEZONES, ['Asia/Riyadh', 'Asia/Dubai', 'Asia/Kuwait', 'Asia/Qatar']],
])('%s', (_, content, specification) => expect(content).toEqual(specification))

test.each(topics)('§2, §9 cards, categories and banner of $slug', async ({ slug }) => {
  const { cards, offer } = await loadTopicPage(slug)
  expect(`${ids(cards)} ${offer.figure}`).toBe(TOPICS[slug])
  const few = cards.filter(({ articles }) => articles.length <= SHOWN_HEADLINES)
  expect(few, '«show more» has more to show').toEqual([])
  const categories = managedCategoriesOf(slug).map((it) => it.slug)
  expect(categories).toEqual(cards.map(({ id }) => `${slug}/${id}`))
})

test('§3 a page of the settings has eight categories, main eleven, in order, with sources', async () => {
  for (const page of settingsPageGroups.flatMap(({ pages }) => pages)) {
    const categories = await loadPageCategories(page)
    const orders = page.id === 'main' ? [...ORDERS, 9, 10, 11] : ORDERS
    const withSources = categories.filter(({ sources }) => sources.length > 0)
    expect([page.id, ...withSources.map(({ order }) => order)]).toEqual([page.id, ...orders])
  }
})
