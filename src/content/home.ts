import { homeArticles } from './homeArticles'
import type { HomeSection, HomeTweet, HomeVideo, Three } from './homeSection'
import { likesText, repliesText, retweetsText } from './reactions'
import { sections } from './sections'

const videos: Three<HomeVideo> = [
  {
    title: 'جولة في أقدم ورشة لصناعة القوارب الخشبية',
    channel: 'قناة المرسى',
    views: '184 ألف مشاهدة',
    duration: '12:40',
    thumbnail: { topic: 'technology', glyph: 'sailboat', tone: 0 },
  },
  {
    title: 'لماذا تبدو السماء زرقاء؟ تجربة في المطبخ',
    channel: 'علم بسيط',
    views: '96 ألف مشاهدة',
    duration: '06:15',
    thumbnail: { topic: 'science', glyph: 'flask-conical', tone: 0 },
  },
  {
    title: '24 ساعة مع مزارعي الزعفران في الجبل',
    channel: 'حكاية مكان',
    views: '251 ألف مشاهدة',
    duration: '18:02',
    thumbnail: { topic: 'culture', glyph: 'camera', tone: 0 },
  },
]

const tweets: Three<HomeTweet> = [
  {
    handle: 'taqs_marsad',
    displayName: 'مرصد الطقس',
    avatar: 'طقس',
    text: 'سحب منخفضة على الساحل حتى الظهر، والرؤية تتحسن بعدها.',
    engagement: [likesText(1204), retweetsText(310)],
  },
  {
    handle: 'salma_reads',
    displayName: 'سلمى تقرأ',
    avatar: 'سلمى',
    text: 'أنهيت كتابًا عن تاريخ القهوة في ليلة واحدة. رشّحوا لي التالي.',
    engagement: [likesText(876), repliesText(142)],
  },
  {
    handle: 'eng_daily',
    displayName: 'هندسة يومية',
    avatar: 'هندسة',
    text: 'حيلة اليوم: قس الظل مرتين لتعرف ارتفاع أي مبنى.',
    engagement: [likesText(2051), retweetsText(498)],
  },
]

/** The home page's sample content: eleven sections in the order of D-9c, three items each (Spec §2). */
export const homeSections: readonly HomeSection[] = sections.map((section): HomeSection => {
  if (section.id === 'videos') return { ...section, kind: 'videos', videos }
  if (section.id === 'posts') return { ...section, kind: 'tweets', tweets }
  return { ...section, kind: 'articles', articles: homeArticles[section.id] }
})
