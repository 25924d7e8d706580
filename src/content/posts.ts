import type { PaidOffer } from './categoryCard'
import type { SamplePicture } from './topics'

/** A suggested account (Spec §3). `username` has no at-sign; `avatar` is a word, its first letter is the picture. */
export type SuggestedAccount = {
  id: string
  name: string
  username: string
  avatar: string
  bio: string
  /** a text: «512 ألف متابع» */
  followers: string
  isVerified: boolean
}

/** The author of a post (Spec §3). */
export type PostUser = Pick<SuggestedAccount, 'name' | 'username' | 'avatar' | 'isVerified'>

/** A trending post (Spec §3). */
export type Post = {
  id: string
  user: PostUser
  content: string
  /** minutes ago */
  timestamp: number
  /** the day of a post that editors have dated, `2026-11-20`, empty for none; it replaces the age */
  day?: string
  likes: number
  retweets: number
  replies: number
  image?: SamplePicture
}

const HOUR = 60

/** The four suggested accounts of `/twitter` (Spec §2). */
export const suggestedAccounts: readonly SuggestedAccount[] = [
  {
    id: 'mathaf_guide',
    name: 'دليل المتاحف',
    username: 'mathaf_guide',
    avatar: 'متاحف',
    bio: 'معرض جديد كل أسبوع',
    followers: '512 ألف متابع',
    isVerified: true,
  },
  {
    id: 'morning_walk',
    name: 'ممشى الصباح',
    username: 'morning_walk',
    avatar: 'صباح',
    bio: 'مسارات مشي في 30 مدينة',
    followers: '238 ألف متابع',
    isVerified: false,
  },
  {
    id: 'simple_arqam',
    name: 'أرقام مبسّطة',
    username: 'simple_arqam',
    avatar: 'أرقام',
    bio: 'الإحصاء بلغة الناس',
    followers: '190 ألف متابع',
    isVerified: true,
  },
  {
    id: 'teta_recipe',
    name: 'وصفة جدتي',
    username: 'teta_recipe',
    avatar: 'وصفة',
    bio: 'أكلات تُطبخ في نصف ساعة',
    followers: '1.3 مليون متابع',
    isVerified: false,
  },
]

/** The five trending posts of `/twitter`, newest first (Spec §2). */
export const posts: readonly Post[] = [
  {
    id: 'mountain-rain',
    user: { name: 'مرصد الطقس', username: 'taqs_marsad', avatar: 'طقس', isVerified: true },
    content:
      'أمطار متفرقة على المرتفعات بعد العصر تفتتح موسم الأمطار. من يسلك طريق الجبل فليترك مسافة مضاعفة.',
    timestamp: 18,
    likes: 1204,
    retweets: 310,
    replies: 96,
  },
  {
    id: 'well-depth',
    user: { name: 'هندسة يومية', username: 'eng_daily', avatar: 'هندسة', isVerified: true },
    content:
      'كم عمق البئر؟ أسقط حصاة وعدّ الثواني حتى تسمعها، ثم اضرب مربع العدد في 5: هذا عمقها بالأمتار تقريبًا.',
    timestamp: HOUR,
    likes: 2051,
    retweets: 498,
    replies: 133,
    image: { topic: 'posts', glyph: 'dunes', tone: 0 },
  },
  {
    id: 'margin-notes',
    user: { name: 'سلمى تقرأ', username: 'salma_reads', avatar: 'سلمى', isVerified: false },
    content:
      'استعرت من مكتبة الحي رواية ملأ قارئ قبلي هوامشها، فبردت قهوة الصباح وأنا أقرأ الهامش قبل السطر.',
    timestamp: 2 * HOUR,
    likes: 876,
    retweets: 142,
    replies: 204,
  },
  {
    id: 'roof-tomatoes',
    user: { name: 'بستان على السطح', username: 'roof_bustan', avatar: 'بستان', isVerified: false },
    content:
      'أول حصاد لنا من زراعة السطوح: 3 كيلوغرامات من الطماطم في 6 أحواض. التربة الخفيفة كانت السر.',
    timestamp: 4 * HOUR,
    likes: 3418,
    retweets: 621,
    replies: 277,
    image: { topic: 'posts', glyph: 'garden', tone: 2 },
  },
  {
    id: 'letter-waw',
    user: { name: 'خط وحرف', username: 'khat_harf', avatar: 'خط', isVerified: true },
    content:
      'تمرين اليوم في الخط العربي: اكتب حرف الواو 20 مرة ببطء. ستلاحظ الفرق عند الخامسة عشرة.',
    timestamp: 7 * HOUR,
    likes: 1533,
    retweets: 402,
    replies: 88,
  },
]

/** The paid banner of `/twitter`; its figure is from Spec §9. */
export const postsOffer: PaidOffer = {
  figure: '25%',
  title: 'خصم لأصحاب الحسابات الناشئة',
  text: 'أدوات جدولة وتحليل لصفحتك، بالعربية من أول زر إلى آخر تقرير.',
  actionLabel: 'اطلب الخصم',
}
