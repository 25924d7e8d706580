/** A trending hashtag (Spec §3), with `#` and underscores; `tweets` is a text. */
export type Hashtag = { hashtag: string; tweets: string }

/** The ten trending hashtags of `/twitter`, most used first (Spec §2). The sample content has the words of each. */
export const hashtags: readonly Hashtag[] = [
  { hashtag: '#موسم_الأمطار', tweets: '48 ألف منشور' },
  { hashtag: '#معرض_الكتاب', tweets: '31 ألف منشور' },
  { hashtag: '#قهوة_الصباح', tweets: '27 ألف منشور' },
  { hashtag: '#ماراثون_المدينة', tweets: '19 ألف منشور' },
  { hashtag: '#الخط_العربي', tweets: '15 ألف منشور' },
  { hashtag: '#زراعة_السطوح', tweets: '12 ألف منشور' },
  { hashtag: '#ليالي_الرصد', tweets: '9,400 منشور' },
  { hashtag: '#تحليل_البيانات', tweets: '8,100 منشور' },
  { hashtag: '#القوارب_الخشبية', tweets: '6,700 منشور' },
  { hashtag: '#مكتبة_الحي', tweets: '5,200 منشور' },
]

/** The words of a hashtag, as a search query: `#معرض_الكتاب` → «معرض الكتاب». */
export const hashtagWords = (hashtag: string): string => hashtag.slice(1).replaceAll('_', ' ')
