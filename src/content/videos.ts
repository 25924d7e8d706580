import type { PaidOffer } from './categoryCard'
import type { SamplePicture } from './topics'

/** A suggested channel (Spec §3). `avatar` is a word; its first letter is the picture. */
export type Channel = {
  id: string
  name: string
  /** a text: «2.4 مليون مشترك» */
  subscribers: string
  avatar: string
  description: string
  isVerified: boolean
}

/** A trending video (Spec §3). */
export type Video = {
  id: string
  title: string
  channel: string
  /** a text: «203 ألف مشاهدة» */
  views: string
  /** `mm:ss` */
  duration: string
  /** minutes ago */
  uploadTime: number
  /** the day of a video that editors have dated, `2026-11-20`, empty for none; it replaces the age */
  uploadDay?: string
  /** `src` is the address of a picture that replaces the sample one */
  thumbnail: SamplePicture & { src?: string }
  /** like the `avatar` of a channel */
  channelAvatar: string
}

const HOUR = 60
const DAY = 24 * HOUR

/** The four suggested channels of `/youtube` (Spec §2). */
export const channels: readonly Channel[] = [
  {
    id: 'marsa',
    name: 'قناة المرسى',
    subscribers: '2.4 مليون مشترك',
    avatar: 'مرسى',
    description: 'رحلات على السواحل وحِرف البحر',
    isVerified: true,
  },
  {
    id: 'ilm-basit',
    name: 'علم بسيط',
    subscribers: '1.1 مليون مشترك',
    avatar: 'علم',
    description: 'تجارب منزلية تشرح ما حولنا',
    isVerified: true,
  },
  {
    id: 'hikayat-makan',
    name: 'حكاية مكان',
    subscribers: '860 ألف مشترك',
    avatar: 'حكاية',
    description: 'مدن صغيرة وقصص أهلها',
    isVerified: false,
  },
  {
    id: 'warshat-rami',
    name: 'ورشة رامي',
    subscribers: '415 ألف مشترك',
    avatar: 'رامي',
    description: 'إصلاح الأدوات القديمة خطوة بخطوة',
    isVerified: false,
  },
]

/** The six trending videos of `/youtube` (Spec §2). */
export const videos: readonly Video[] = [
  {
    id: 'wooden-boats',
    title: 'كيف تُبنى القوارب الخشبية من دون مسمار واحد؟',
    channel: 'قناة المرسى',
    views: '203 ألف مشاهدة',
    duration: '14:05',
    uploadTime: 6 * HOUR,
    thumbnail: { topic: 'technology', glyph: 'sea', tone: 2 },
    channelAvatar: 'مرسى',
  },
  {
    id: 'cup-earthquake',
    title: 'زلزال في كوب: نصنع موجات أرضية على الطاولة',
    channel: 'علم بسيط',
    views: '119 ألف مشاهدة',
    duration: '07:32',
    uploadTime: 9 * HOUR,
    thumbnail: { topic: 'science', glyph: 'laboratory', tone: 0 },
    channelAvatar: 'علم',
  },
  {
    id: 'waterwheel-village',
    title: 'قرية تضبط يومها على صوت الساقية',
    channel: 'حكاية مكان',
    views: '247 ألف مشاهدة',
    duration: '19:20',
    uploadTime: DAY,
    thumbnail: { topic: 'health', glyph: 'field', tone: 0 },
    channelAvatar: 'حكاية',
  },
  {
    id: 'old-radio',
    title: 'راديو من عام 1962 يعود إلى الحياة',
    channel: 'ورشة رامي',
    views: '73 ألف مشاهدة',
    duration: '22:31',
    uploadTime: 2 * DAY,
    thumbnail: { topic: 'business', glyph: 'studio', tone: 1 },
    channelAvatar: 'رامي',
  },
  {
    id: 'small-press',
    title: 'أصغر مطبعة في المدينة ما زالت تعمل',
    channel: 'عدسة الحي',
    views: '58 ألف مشاهدة',
    duration: '09:48',
    uploadTime: 2 * DAY + 5 * HOUR,
    thumbnail: { topic: 'video', glyph: 'factory', tone: 1 },
    channelAvatar: 'عدسة',
  },
  {
    id: 'desert-night',
    title: 'سماء بلا ضوء: ليلة تصوير في الصحراء',
    channel: 'ليالي الرصد',
    views: '312 ألف مشاهدة',
    duration: '15:27',
    uploadTime: 3 * DAY,
    thumbnail: { topic: 'science', glyph: 'observatory', tone: 2 },
    channelAvatar: 'ليالي',
  },
]

/** The paid banner of `/youtube`; its figure is from Spec §9. */
export const videosOffer: PaidOffer = {
  figure: '30%',
  title: 'خصم على باقة الشاشة العائلية',
  text: 'مشاهدة بلا إعلانات على خمسة أجهزة، وتنزيل للمشاهدة بلا اتصال، وإلغاء متى شئت.',
  actionLabel: 'اطلب الخصم',
}
