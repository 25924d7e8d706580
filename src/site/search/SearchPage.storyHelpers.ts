import type { SearchItem } from '@/content/searchItem'
import type { LoadSearch } from './loadSearch'
import { createEngine } from './searchEngine'

const LONG =
  'سباق طويل يصف خبرًا كثير التفاصيل عن مدينة بعيدة وما جرى فيها صباح أمس وكيف انتهى الأمر قبل المساء بقليل'
const UNBROKEN = `سباق_${'وكلمةموصولةلاتنقطع'.repeat(6)}`
const SOURCE = 'صحيفة بعيدة الاسم طويلة العبارة كثيرة الصفحات'
const picture = { topic: 'sports', glyph: 'medal', tone: 1 } as const

const items: SearchItem[] = [
  ...[LONG, UNBROKEN, `${LONG} ${LONG}`].map(
    (title): SearchItem => ({
      kind: 'article',
      id: title,
      title,
      texts: ['جزر القمر', SOURCE],
      place: 'جزر القمر',
      source: SOURCE,
      ageMinutes: 11,
      picture,
      link: { to: '/$topic', params: { topic: 'sports' } },
    }),
  ),
  {
    kind: 'video',
    id: 'video',
    title: `${LONG} ${UNBROKEN}`,
    texts: [SOURCE],
    channel: SOURCE,
    views: '1,204,567 مشاهدة',
    duration: '1:02:40',
    picture,
    link: { to: '/youtube' },
  },
  {
    kind: 'channel',
    id: 'channel',
    title: `${SOURCE} سباق`,
    texts: [LONG],
    subscribers: '2.4 مليون مشترك',
    description: LONG,
    avatar: 'سباق',
    link: { to: '/youtube' },
  },
  {
    kind: 'post',
    id: 'post',
    title: `${UNBROKEN} ${LONG}`,
    texts: [SOURCE, 'a_handle_that_is_much_too_long_for_the_card'],
    name: SOURCE,
    avatar: SOURCE,
    handle: 'a_handle_that_is_much_too_long_for_the_card',
    link: { to: '/twitter' },
  },
  {
    kind: 'hashtag',
    id: 'hashtag',
    title: `#${UNBROKEN}`,
    texts: [],
    count: '48 ألف منشور',
    link: { to: '/twitter' },
  },
  {
    kind: 'sponsored',
    id: 'sponsored',
    title: LONG,
    texts: [SOURCE, `${LONG} ${UNBROKEN}`],
    sponsor: SOURCE,
    words: [`${LONG} ${UNBROKEN}`],
    link: { to: '/sponsored' },
  },
  {
    kind: 'section',
    id: 'section',
    title: `${UNBROKEN} ${SOURCE}`,
    texts: [LONG],
    names: [],
    details: [{ before: 'فئة في قسم ', text: LONG }],
    icon: 'trophy',
    link: { to: '/sponsored' },
  },
  {
    kind: 'country',
    id: 'country',
    title: `${SOURCE} سباق`,
    texts: [],
    names: [],
    details: [{ text: UNBROKEN }],
    code: 'KM',
    link: { to: '/countries' },
  },
]

/** For stories: a search over one item of each kind with very long texts. */
export const loadLongTexts: LoadSearch = () => Promise.resolve(createEngine(items))
